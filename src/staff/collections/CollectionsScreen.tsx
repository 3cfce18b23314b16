import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import {
  useDeleteCollectionMutation,
  useListEditedCollectionsQuery,
  type EditedCollection,
} from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { CollectionDialog } from './CollectionDialog.tsx';

function CollectionRow({ collection }: { readonly collection: EditedCollection }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const { handle, products, values } = collection;
  const { name_en: name, name_fr: french, position } = values;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        p: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        ...ROW_BORDER,
      }}
    >
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
          {french === '' || french === name ? name : `${name} · ${french}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="staff.collections.line" values={{ products, position }} />
        </Typography>
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={formatMessage({ id: 'staff.collections.editOf' }, { name })}
        onClick={() => dispatch(dialogOpened({ name: 'collection', handle }))}
      >
        <FormattedMessage id="staff.currencies.edit" />
      </Button>
      <ChangesLink subject="collection" subjectId={handle} name={name} />
      {products === 0 && (
        <Button
          size="small"
          color="error"
          aria-label={formatMessage({ id: 'staff.collections.deleteOf' }, { name })}
          onClick={() => dispatch(dialogOpened({ name: 'deleteCollection', handle }))}
        >
          <FormattedMessage id="staff.coupons.delete" />
        </Button>
      )}
    </Stack>
  );
}

interface DeleteCollectionDialogProps {
  readonly collection: EditedCollection;
  readonly onClose: () => void;
}

function DeleteCollectionDialog({ collection, onClose }: DeleteCollectionDialogProps) {
  const { formatMessage } = useIntl();
  const { handle, values } = collection;
  const [remove, isDeleting] = useMutationWithToast(
    useDeleteCollectionMutation(),
    'staff.collections.deleted',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.collections.delete.title' }, { name: values.name_en })}
      text={formatMessage({ id: 'staff.collections.delete.text' })}
      confirmLabel={formatMessage({ id: 'staff.coupons.delete' })}
      isBusy={isDeleting}
      onConfirm={async () => {
        if (await remove({ handle })) onClose();
      }}
    />
  );
}

export function CollectionsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const { data, error, isLoading, refetch } = useListEditedCollectionsQuery();
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const close = () => dispatch(dialogClosed());
  const named = (handle: string | null) =>
    data.collections.find((collection) => collection.handle === handle);
  const deleted = dialog?.name === 'deleteCollection' ? named(dialog.handle) : undefined;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.collections' })}>
        <Button
          variant="contained"
          onClick={() => dispatch(dialogOpened({ name: 'collection', handle: null }))}
        >
          <FormattedMessage id="staff.collections.add" />
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.collections.hint" />
      </Typography>
      {data.collections.length > 0 && (
        <Paper sx={{ boxShadow: 1 }}>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.collections.map((collection) => (
              <CollectionRow key={collection.handle} collection={collection} />
            ))}
          </Stack>
        </Paper>
      )}
      {dialog?.name === 'collection' && (
        <CollectionDialog collection={named(dialog.handle)} onClose={close} />
      )}
      {deleted && <DeleteCollectionDialog collection={deleted} onClose={close} />}
    </>
  );
}
