/**
 * Kind of a failure to send, by the error codes of nodemailer 10:
 * - `refused`: the server does not take this email, and never will;
 * - `later`: the server asks to try this email later;
 * - `server`: no email can be sent now, through no fault of this one.
 */
export type MailFailure = 'refused' | 'later' | 'server';

interface SmtpError {
  code?: string;
  command?: string;
  permanent?: boolean;
}

/** Codes of errors about one email. */
const OF_ONE = new Set(['EENVELOPE', 'EMESSAGE']);

/** Tells what failed. An error without a code is of the email itself, such as a template that is no more. */
export function failureOf(error: unknown): MailFailure {
  const { code, command = '', permanent } = error as SmtpError;
  if (code === undefined) return 'later';
  if (!OF_ONE.has(code)) return 'server';
  if (permanent !== true) return 'later';
  return command.startsWith('MAIL') ? 'server' : 'refused';
}
