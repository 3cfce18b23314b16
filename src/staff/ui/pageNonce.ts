/** The prop by which the page's policy allows a grid's style elements; none where it has no policy, as in tests. */
export function pageNonce(): { nonce?: string } {
  const nonce = document.getElementById('root')?.dataset.nonce;
  return nonce === undefined ? {} : { nonce };
}
