import { useListContentChoicesQuery, type ContentChoices } from '../../api/staffApi.ts';

const NONE: ContentChoices['pictures'] = [];

/** The pictures that texts can show, with their names for members; none until they are loaded. */
export function usePictures(): ContentChoices['pictures'] {
  return useListContentChoicesQuery().data?.pictures ?? NONE;
}
