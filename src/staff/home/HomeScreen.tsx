import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetFirstStepsQuery, useGetStaffHomeQuery, type StaffHome } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { TodayFigures } from '../insight/TodayFigures.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';

type Task = StaffHome['tasks'][number]['task'];

const TASKS: Readonly<Record<Task, { readonly path: string; readonly textId: string }>> = {
  pack: { path: staffPaths.packing, textId: 'staff.home.pack' },
  unpaid: { path: staffPaths.packing, textId: 'staff.home.unpaid' },
  refund: { path: `${staffPaths.orders}?payment=refund_due`, textId: 'staff.home.refund' },
  stock: { path: staffPaths.stock, textId: 'staff.insight.lowStock.count' },
  message: { path: staffPaths.messages, textId: 'staff.home.message' },
  email: { path: `${staffPaths.messages}?view=failed`, textId: 'staff.home.email' },
  review: { path: staffPaths.reviews, textId: 'staff.home.review' },
};

function useOpenSteps(): number {
  const may = usePermissions();
  const { data } = useGetFirstStepsQuery(undefined, { skip: !may('shop.manage') });
  return data?.steps.filter(({ is_done: isDone }) => !isDone).length ?? 0;
}

function TaskRow({ path, textId, count }: { path: string; textId: string; count: number }) {
  return (
    <Typography component="li" sx={{ p: 2, ...ROW_BORDER }}>
      <Link href={path}>
        <FormattedMessage id={textId} values={{ count }} />
      </Link>
    </Typography>
  );
}

function TaskList({ tasks }: Pick<StaffHome, 'tasks'>) {
  const openSteps = useOpenSteps();
  if (tasks.length === 0 && openSteps === 0) {
    return (
      <Typography>
        <FormattedMessage id="staff.home.nothing" />
      </Typography>
    );
  }
  return (
    <Paper sx={{ boxShadow: 1 }}>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {openSteps > 0 && (
          <TaskRow path={staffPaths.firstSteps} textId="staff.home.steps" count={openSteps} />
        )}
        {tasks.map(({ task, count }) => (
          <TaskRow key={task} {...TASKS[task]} count={count} />
        ))}
      </Stack>
    </Paper>
  );
}

function HomeContent() {
  // Not all changes of the counts invalidate the query, so refetch on every mount.
  const { data, error, refetch } = useGetStaffHomeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <MainLoader />;
  return (
    <Stack sx={{ gap: 3 }}>
      {data.sales && (
        <Stack component="dl" direction="row" sx={{ gap: 2, flexWrap: 'wrap', m: 0 }}>
          <TodayFigures today={data.sales} />
        </Stack>
      )}
      <section>
        <Typography component="h2" variant="h4" sx={{ mb: 2 }}>
          <FormattedMessage id="staff.home.tasks" />
        </Typography>
        <TaskList tasks={data.tasks} />
      </section>
    </Stack>
  );
}

/** Start page: today's sales, and what needs attention. */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.home' })} />
      <HomeContent />
    </>
  );
}
