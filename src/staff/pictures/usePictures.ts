import { useListPicturesQuery } from '../../api/staffApi.ts';

export const POLL_MS = 1000;

export function usePictures(productId: string) {
  const { data } = useListPicturesQuery({ productId });
  const isMaking = data ? data.uploads.some(({ state }) => state === 'waiting') : false;
  return useListPicturesQuery(
    { productId },
    { pollingInterval: isMaking ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
}
