import { skipToken } from '@reduxjs/toolkit/query';
import { useGetContentPictureQuery, type ContentPicture } from '../../api/staffApi.ts';
import { POLL_MS } from '../pictures/usePictures.ts';

/** How far a picture for content is, until there is no more to wait for. Undefined without an upload, or an answer. */
export function useContentPicture(uploadId: string | undefined): ContentPicture | undefined {
  const asked = uploadId === undefined ? skipToken : { uploadId };
  const { currentData } = useGetContentPictureQuery(asked);
  const isWaiting = !currentData || currentData.state === 'waiting';
  useGetContentPictureQuery(asked, { pollingInterval: isWaiting ? POLL_MS : 0 });
  return currentData || undefined;
}
