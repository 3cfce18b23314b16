import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useListPicturesQuery } from '../../api/staffApi.ts';
import { productPath } from '../../lib/paths.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { PicturesPanel } from './PicturesPanel.tsx';

export function PicturesScreen() {
  const { formatMessage } = useIntl();
  const { productId = '' } = useParams();
  const { data } = useListPicturesQuery({ productId });
  return (
    <>
      <PageHeader title={data ? data.name : formatMessage({ id: 'staff.pictures.title' })}>
        {data && (
          <Button component="a" variant="outlined" href={productPath(data.handle)}>
            <FormattedMessage id="staff.pictures.shop" />
          </Button>
        )}
      </PageHeader>
      <PicturesPanel productId={productId} />
    </>
  );
}
