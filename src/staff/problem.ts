import type { ApiFailure } from '../api/baseQuery.ts';
import type { Problem } from '../api/staffApi.ts';

export interface StaffRejection {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Problem type, such as `sign-in-again`. */
  readonly type: string;
  readonly detail: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
}

function parseProblem(text: string): Partial<Problem> {
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === 'object' && problem !== null ? problem : {};
  } catch {
    return {};
  }
}

export function rejectedWith(detail: string): { readonly error: ApiFailure } {
  return { error: { status: 422, text: JSON.stringify({ detail }) } };
}

/** Temporary rejections: signed out, or too many calls. */
const TEMPORARY_REJECTIONS: ReadonlySet<number> = new Set([401, 429]);

/** True if the backend rejected a call for good, so a retry is pointless. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !TEMPORARY_REJECTIONS.has(status);
}

export function rejectionOf(error: unknown): StaffRejection {
  const { status = 0, text = '' } = (error ?? {}) as Partial<ApiFailure>;
  const { type = 'about:blank', detail, errors } = parseProblem(text);
  return {
    status,
    type,
    detail: typeof detail === 'string' && detail !== '' ? detail : undefined,
    errors: typeof errors === 'object' && errors !== null ? errors : {},
  };
}
