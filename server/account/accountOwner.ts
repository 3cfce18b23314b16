/** Who signs in: shoppers and members of the staff have their accounts apart. */
export type AccountKind = 'customer' | 'member';

/** Whose something is. */
export interface AccountOwner {
  kind: AccountKind;
  id: string;
}
