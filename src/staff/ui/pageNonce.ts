/** Nonce that lets the security policy accept a grid's style elements; empty without a policy, as in tests. */
export function pageNonce(): { nonce?: string } {
  const nonce = document.getElementById('root')?.dataset.nonce;
  return nonce === undefined ? {} : { nonce };
}
