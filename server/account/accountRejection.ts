import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

export class AccountRejection extends Rejection {
  constructor(reason: keyof typeof texts.account.rejected) {
    super(texts.account.rejected[reason]);
  }
}

export class CodeNeeded extends AccountRejection {
  override readonly fields = { second_factor: true };

  constructor() {
    super('codeNeeded');
  }
}

export class PasswordNeeded extends AccountRejection {
  override readonly fields = { password_needed: true };

  constructor(isMissing: boolean) {
    super(isMissing ? 'passwordNeeded' : 'passwordWrong');
  }
}

export class Unverified extends AccountRejection {
  override readonly fields = { unverified: true };

  constructor() {
    super('unverified');
  }
}
