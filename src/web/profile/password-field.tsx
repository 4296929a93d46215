import type { ReactNode } from 'react';

/** Input for a password, within the server's limits for new ones. */
export function PasswordField({
  label,
  fresh,
  value,
  onChange,
  note,
}: {
  readonly label: string;
  /** Whether it is a new password. */
  readonly fresh: boolean;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly note?: string | undefined;
}): ReactNode {
  return (
    <label className="field">
      <span className="field-name">{label}</span>
      <input
        required
        type="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        minLength={8}
        maxLength={128}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && <span className="note">{note}</span>}
    </label>
  );
}
