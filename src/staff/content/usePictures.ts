import { useListContentChoicesQuery, type ContentChoices } from '../../api/staffApi.ts';

const NONE: ContentChoices['pictures'] = [];

export function usePictures(): ContentChoices['pictures'] {
  return useListContentChoicesQuery().data?.pictures ?? NONE;
}
