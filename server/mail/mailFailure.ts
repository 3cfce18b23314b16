/**
 * Kind of a send failure, derived from the error codes of nodemailer 10.
 *
 * `refused`: the server rejects this email permanently. `later`: only this email failed, and a retry may succeed.
 * `server`: the server currently accepts no email.
 */
export type MailFailure = 'refused' | 'later' | 'server';

interface SmtpError {
  code?: string;
  command?: string;
  permanent?: boolean;
}

const OF_ONE = new Set(['EENVELOPE', 'EMESSAGE']);

/** Classifies a send error. An error without a code comes from the email itself, such as a removed template. */
export function classifyMailFailure(error: unknown): MailFailure {
  const { code, command = '', permanent } = error as SmtpError;
  if (code === undefined) return 'later';
  if (!OF_ONE.has(code)) return 'server';
  if (permanent !== true) return 'later';
  return command.startsWith('MAIL') ? 'server' : 'refused';
}
