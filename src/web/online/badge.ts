/** Shows a dot on the page's icon while a table waits for the user. */
export function badgeIcon(isOn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isOn ? '/icon-badge.svg' : '/icon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
