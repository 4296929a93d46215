import { ERRORS, type ErrorBody, type ErrorCode } from '../client/protocol/errors.ts';
import { StoreUnavailable } from './store/database.ts';
import type { Refusal } from './table/model.ts';
import { OutdatedRules } from './tables/outdated.ts';

/** The error code for an exception. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof StoreUnavailable) return 'no-storage';
  return error instanceof OutdatedRules ? 'outdated' : 'broken';
}

/** A refusal thrown from a route. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('error' in refusal ? refusal.error : refusal.rule);
  }

  get status(): number {
    return 'error' in this.refusal ? ERRORS[this.refusal.error] : 409;
  }

  get body(): ErrorBody {
    if ('error' in this.refusal) {
      const { error, detail = null } = this.refusal;
      return { error, detail, rule: null };
    }
    return { error: 'bad-request', detail: null, rule: this.refusal.rule };
  }
}

/** Returns the result, or throws its refusal. */
export function granted<T extends object>(result: T | Refusal): T {
  if (isRefused(result)) throw new Refused(result);
  return result;
}

export function refuse(error: ErrorCode, detail?: string): never {
  throw new Refused(detail === undefined ? { error } : { error, detail });
}

function isRefused<T extends object>(result: T | Refusal): result is Refusal {
  return 'error' in result || ('rule' in result && Object.keys(result).length === 1);
}
