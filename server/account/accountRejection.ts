import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** Something the account rejects as a whole. */
export class AccountRejection extends Rejection {
  constructor(reason: keyof typeof texts.account.rejected) {
    super(texts.account.rejected[reason]);
  }
}

/** The password is right, and the customer's second factor is asked for. */
export class CodeNeeded extends AccountRejection {
  override readonly fields = { second_factor: true };

  constructor() {
    super('codeNeeded');
  }
}

/** A registration is completed in another session than it was made in, without its password. */
export class PasswordNeeded extends AccountRejection {
  override readonly fields = { password_needed: true };

  constructor(isMissing: boolean) {
    super(isMissing ? 'passwordNeeded' : 'passwordWrong');
  }
}

/** The password is right, but the address is not confirmed yet. */
export class Unverified extends AccountRejection {
  override readonly fields = { unverified: true };

  constructor() {
    super('unverified');
  }
}
