import { useListPicturesQuery } from '../../api/staffApi.ts';

/** How often it is asked whether the pictures are made that wait for it. */
export const POLL_MS = 1000;

/** The pictures of a product, which follow what is made of uploads. */
export function usePictures(productId: string) {
  const { data } = useListPicturesQuery({ productId });
  const isMaking = data ? data.uploads.some(({ state }) => state === 'waiting') : false;
  return useListPicturesQuery(
    { productId },
    { pollingInterval: isMaking ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
}
