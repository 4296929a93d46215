import type { ReactNode } from 'react';
import type { Language } from '../engine/texts.ts';

/** A card of the gallery: how it looks, and what is printed on it in words. */
export interface GalleryCard {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** The drawing; it is hidden from screen readers, which read name and words. */
  readonly face: ReactNode;
  /** By the id of a filter, which of its values the card has. */
  readonly has: Readonly<Record<string, readonly string[]>>;
}

/** Something by which cards are chosen, such as their set. */
export interface GalleryFilter {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}

/** Every card of a game once. */
export interface Gallery {
  readonly filters: readonly GalleryFilter[];
  readonly cards: readonly GalleryCard[];
}

export type GalleryIn = (language: Language) => Gallery;
