export type AccountKind = 'customer' | 'member';

export interface AccountOwner {
  kind: AccountKind;
  id: string;
}
