import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { selectDialog } from '../ui/staffUiSlice.ts';
import { PictureDropZone } from './PictureDropZone.tsx';
import { PictureList } from './PictureList.tsx';
import { PictureTextForm } from './PictureTextForm.tsx';
import { RemovePictureDialog } from './RemovePictureDialog.tsx';
import { uploadPictures } from './uploadQueue.ts';
import { UploadList } from './UploadList.tsx';
import { usePictures } from './usePictures.ts';

export function PicturesPanel({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const isEditable = usePermissions()('products.manage');
  const { data, error, isLoading, refetch } = usePictures(productId);
  return (
    <Panel title={formatMessage({ id: 'staff.pictures.title' })}>
      {isLoading && <MainLoader />}
      {!isLoading && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && (
        <Stack spacing={3}>
          <PictureList productId={productId} pictures={data.pictures} isEditable={isEditable} />
          <UploadList productId={productId} uploads={data.uploads} isEditable={isEditable} />
          {isEditable && (
            <PictureDropZone
              onChoose={(files) => void dispatch(uploadPictures(productId, files))}
            />
          )}
          {isEditable && <PictureTextForm productId={productId} text={data.text} />}
        </Stack>
      )}
      {dialog?.name === 'removePicture' && dialog.productId === productId && (
        <RemovePictureDialog productId={productId} picture={dialog.picture} />
      )}
    </Panel>
  );
}
