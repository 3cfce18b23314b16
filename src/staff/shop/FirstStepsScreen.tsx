import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetFirstStepsQuery, type FirstSteps } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { Mark } from '../ui/Mark.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { RemoveDemoDialog } from './RemoveDemoDialog.tsx';

type Step = FirstSteps['steps'][number];

interface StepGuide {
  readonly titleId: string;
  readonly textId: string;
  readonly path: string;
  readonly others?: readonly { readonly labelId: string; readonly path: string }[];
}

const guides: Readonly<Record<Step['name'], StepGuide>> = {
  details: {
    titleId: 'staff.firstSteps.details',
    textId: 'staff.firstSteps.details.text',
    path: staffPaths.shop,
  },
  tax: {
    titleId: 'staff.firstSteps.tax',
    textId: 'staff.firstSteps.tax.text',
    path: staffPaths.currencies,
  },
  product: {
    titleId: 'staff.firstSteps.product',
    textId: 'staff.firstSteps.product.text',
    path: staffPaths.newProduct,
    others: [
      { labelId: 'staff.firstSteps.collections', path: staffPaths.collections },
      { labelId: 'staff.firstSteps.import', path: staffPaths.import },
    ],
  },
  delivery: {
    titleId: 'staff.firstSteps.delivery',
    textId: 'staff.firstSteps.delivery.text',
    path: staffPaths.delivery,
  },
  payment: {
    titleId: 'staff.firstSteps.payment',
    textId: 'staff.firstSteps.payment.text',
    path: staffPaths.shop,
  },
  pages: {
    titleId: 'staff.firstSteps.pages',
    textId: 'staff.firstSteps.pages.text',
    path: `${staffPaths.content}?kind=page`,
  },
};

function StepRow({ step: { name, is_done: isDone } }: { readonly step: Step }) {
  const { formatMessage } = useIntl();
  const { titleId, textId, path, others = [] } = guides[name];
  const title = formatMessage({ id: titleId });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, p: 2, flexWrap: 'wrap', alignItems: 'flex-start', ...ROW_BORDER }}
    >
      {isDone ? (
        <CheckCircleIcon color="success" aria-hidden />
      ) : (
        <RadioButtonUncheckedIcon color="action" aria-hidden />
      )}
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
            {title}
          </Typography>
          <Mark tone={isDone ? 'success' : 'info'}>
            <FormattedMessage id={isDone ? 'staff.firstSteps.done' : 'staff.firstSteps.open'} />
          </Mark>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id={textId} />
        </Typography>
      </div>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {others.map(({ labelId, path: other }) => (
          <Button key={other} size="small" href={other}>
            <FormattedMessage id={labelId} />
          </Button>
        ))}
        <Button size="small" variant={isDone ? 'outlined' : 'contained'} href={path}>
          <FormattedMessage id="staff.firstSteps.goOf" values={{ step: title }} />
        </Button>
      </Stack>
    </Stack>
  );
}

export function FirstStepsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const { data, error, isFetching, refetch } = useGetFirstStepsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const { steps, demo } = data;
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.firstSteps' })} />
      <Stack spacing={3}>
        <Typography>
          <FormattedMessage id="staff.firstSteps.intro" />{' '}
          {done === steps.length ? (
            <FormattedMessage id="staff.firstSteps.ready" />
          ) : (
            <FormattedMessage id="staff.firstSteps.count" values={{ done, all: steps.length }} />
          )}
        </Typography>
        <Paper sx={{ boxShadow: 1 }}>
          <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {steps.map((step) => (
              <StepRow key={step.name} step={step} />
            ))}
          </Stack>
        </Paper>
        {demo && (
          <Panel title={formatMessage({ id: 'staff.demo.title' })}>
            <Typography sx={{ mb: 2 }}>
              <FormattedMessage id="staff.demo.text" />
            </Typography>
            <Button variant="outlined" onClick={() => dispatch(dialogOpened({ name: 'demo' }))}>
              <FormattedMessage id="staff.demo.remove" />
            </Button>
          </Panel>
        )}
      </Stack>
      {demo && dialog?.name === 'demo' && (
        <RemoveDemoDialog demo={demo} onClose={() => dispatch(dialogClosed())} />
      )}
    </>
  );
}
