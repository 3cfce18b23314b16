import type { ApiFailure } from '../api/baseQuery.ts';
import type { Problem } from '../api/staffApi.ts';

/** What went wrong with a call: the backend's own words, where it refused it. */
export interface StaffRejection {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Kind, such as `sign-in-again`. */
  readonly type: string;
  /** For people; undefined where the backend said nothing. */
  readonly detail: string | undefined;
  /** Text by field. */
  readonly errors: Readonly<Record<string, string>>;
}

function parsed(text: string): Partial<Problem> {
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    return {};
  }
}

/** What a mutation would have ended with, had the backend refused it in these words. */
export function rejectedWith(detail: string): { readonly error: ApiFailure } {
  return { error: { status: 422, text: JSON.stringify({ detail }) } };
}

/** Refused for now alone: nobody is signed in, or there were too many calls. */
const UNHEARD: ReadonlySet<number> = new Set([401, 429]);

/** Whether the backend has looked at a call and refused it, so that it is not worth sending again. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !UNHEARD.has(status);
}

/** Reads the error of a query or mutation of the counter. */
export function rejectionOf(error: unknown): StaffRejection {
  const { status = 0, text = '' } = (error ?? {}) as Partial<ApiFailure>;
  const { type = 'about:blank', detail, errors } = parsed(text);
  return {
    status,
    type,
    detail: typeof detail === 'string' && detail !== '' ? detail : undefined,
    errors: typeof errors === 'object' && errors !== null ? errors : {},
  };
}
