import { ApiError } from '../../client/api.ts';
import { isObject } from '../../engine/json.ts';
import { nowIAm } from '../online/server.ts';
import { api, ensureSignedIn } from '../online/sign-in.ts';
import { takeAlong } from './synced.ts';

/** Why a sign-in failed. */
export type SigningFault =
  | 'password'
  | 'taken'
  | 'short'
  | 'passkey'
  | 'unknownPasskey'
  | 'often'
  | 'other';

/**
 * Creates an account with a user name and a password; guests keep everything. Returns recovery
 * codes, or none if the server could not create them.
 */
export async function signUp(
  username: string,
  password: string,
  name: string,
): Promise<readonly string[]> {
  const email = `${username.toLowerCase()}@players.invalid`;
  await api.auth('/sign-up/email', { email, username, password, name });
  await arrived();
  return api.newRecoveryCodes().then(
    ({ codes }) => codes,
    () => [],
  );
}

/** Another password; all other devices are signed out. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  await api.auth('/change-password', body);
}

/** A passkey of an account. */
export interface PasskeyLine {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

export async function passkeys(): Promise<readonly PasskeyLine[]> {
  const found = await api.auth('/passkey/list-user-passkeys');
  return Array.isArray(found) ? found.flatMap(passkeyOf) : [];
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api.auth('/passkey/update-passkey', { id, name });
}

export async function removePasskey(id: string): Promise<void> {
  await api.auth('/passkey/delete-passkey', { id });
}

function passkeyOf(found: unknown): PasskeyLine[] {
  if (!isObject(found) || typeof found.id !== 'string') return [];
  const name = typeof found.name === 'string' ? found.name : '';
  return [{ id: found.id, name, createdAt: String(found.createdAt ?? '') }];
}

export async function signIn(username: string, password: string): Promise<void> {
  await api.auth('/sign-in/username', { username, password });
  await arrived();
}

/** Signs out in this browser. */
export async function signOut(): Promise<void> {
  await api.auth('/sign-out', {});
  nowIAm(null);
}

/** Adds a passkey; a guest becomes an account. */
export async function addPasskey(): Promise<void> {
  await ensureSignedIn();
  const asked = await api.auth('/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options(asked));
  const made = await navigator.credentials.create({ publicKey });
  await api.auth('/passkey/verify-registration', { response: written(made) });
  await arrived();
}

/** Signs in with a passkey known to the browser. */
export async function signInWithPasskey(): Promise<void> {
  const asked = await api.auth('/passkey/generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options(asked));
  const found = await navigator.credentials.get({ publicKey });
  await api.auth('/passkey/verify-authentication', { response: written(found) });
  await arrived();
}

/** Maps an error to one of the known ones. */
export function faultOf(error: unknown): SigningFault {
  if (error instanceof DOMException) return 'passkey';
  if (!(error instanceof ApiError)) return 'other';
  if (error.status === 429) return 'often';
  if (/passkey not found/i.test(error.detail ?? '')) return 'unknownPasskey';
  if (error.status === 401) return 'password';
  if (error.status === 422 || /exist|taken/i.test(error.detail ?? '')) return 'taken';
  return error.status === 400 ? 'short' : 'other';
}

async function arrived(): Promise<void> {
  nowIAm(await api.me());
  await takeAlong();
}

function options<T>(asked: T): T & PublicKeyCredentialOptions {
  if (!isOptions(asked)) throw new TypeError('the server does not know passkeys');
  return asked;
}

type PublicKeyCredentialOptions = PublicKeyCredentialCreationOptionsJSON &
  PublicKeyCredentialRequestOptionsJSON;

function isOptions<T>(value: T): value is T & PublicKeyCredentialOptions {
  return isObject(value) && typeof value.challenge === 'string';
}

/** The browser's answer in the form that is sent. */
function written(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new TypeError('no passkey');
  return credential.toJSON();
}
