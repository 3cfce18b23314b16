import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveDemoMutation, type DemoContent } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

const countTexts = {
  products: 'staff.demo.products',
  collections: 'staff.demo.collections',
  posts: 'staff.demo.posts',
  pages: 'staff.demo.pages',
  coupons: 'staff.demo.coupons',
  delivery_methods: 'staff.demo.deliveryMethods',
  currencies: 'staff.demo.currencies',
  home_entries: 'staff.demo.homeEntries',
} as const;
const COUNTS = Object.keys(countTexts) as (keyof typeof countTexts)[];

const partTexts = {
  has_details: 'staff.demo.hasDetails',
  has_menu: 'staff.demo.hasMenu',
  has_footer: 'staff.demo.hasFooter',
} as const;
const PARTS = Object.keys(partTexts) as (keyof typeof partTexts)[];

const linkTexts = {
  home: 'staff.demo.deadLinks.home',
  menu: 'staff.demo.deadLinks.menu',
  footer: 'staff.demo.deadLinks.footer',
} as const;
const PLACES = Object.keys(linkTexts) as (keyof typeof linkTexts)[];

function Titled({ titleId, children }: { readonly titleId: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
        <FormattedMessage id={titleId} />
      </Typography>
      <Typography component="ul" sx={{ pl: 2.5 }}>
        {children}
      </Typography>
    </section>
  );
}

interface RemoveDemoDialogProps {
  readonly demo: DemoContent;
  readonly onClose: () => void;
}

export function RemoveDemoDialog({ demo, onClose }: RemoveDemoDialogProps) {
  const { formatMessage } = useIntl();
  const [remove, isBusy] = useMutationWithToast(useRemoveDemoMutation(), 'staff.demo.removed');
  async function confirm() {
    if (await remove({})) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.demo.removeTitle' })}
      actions={
        <>
          <Button variant="contained" {...pressProps(isBusy, () => void confirm())}>
            <FormattedMessage id="staff.demo.remove" />
          </Button>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="confirm.cancel" />
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Titled titleId="staff.demo.goes">
          {COUNTS.filter((name) => demo[name] > 0).map((name) => (
            <li key={name}>
              <FormattedMessage id={countTexts[name]} values={{ count: demo[name] }} />
            </li>
          ))}
          {PARTS.filter((name) => demo[name]).map((name) => (
            <li key={name}>
              <FormattedMessage id={partTexts[name]} />
            </li>
          ))}
        </Titled>
        <Titled titleId="staff.demo.stays">
          <li>
            <FormattedMessage id="staff.demo.keptProducts" values={{ count: demo.kept_products }} />
          </li>
          {demo.kept_home.length > 0 && (
            <li>
              <FormattedMessage
                id="staff.demo.keptHome"
                values={{ titles: demo.kept_home.join(', ') }}
              />
            </li>
          )}
          <li>
            <FormattedMessage id="staff.demo.orders" values={{ count: demo.open_orders }} />
          </li>
          <li>
            <FormattedMessage id="staff.demo.others" />
          </li>
          {PLACES.filter((place) => demo.dead_links[place] > 0).map((place) => (
            <li key={place}>
              <FormattedMessage id={linkTexts[place]} values={{ count: demo.dead_links[place] }} />
            </li>
          ))}
        </Titled>
        <Typography>
          <FormattedMessage id="staff.demo.undone" />
        </Typography>
      </Stack>
    </Dialog>
  );
}
