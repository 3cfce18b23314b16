import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { OrderEvent } from '../../api/endpoints.gen.ts';
import { orderStatusIds } from './orderTexts.ts';
import { ShopDate } from './ShopDate.tsx';
import styles from './OrderContent.module.css';

export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <Card component="section" variant="outlined" className={styles.part}>
      <Typography variant="h4" component="h2">
        <FormattedMessage id="order.timeline" />
      </Typography>
      <Stepper nonLinear activeStep={-1} orientation="vertical">
        {events.map(({ status, date }) => (
          <Step key={`${status} ${date}`} completed>
            <StepLabel optional={<ShopDate date={date} hasTime />}>
              <FormattedMessage id={orderStatusIds[status]} />
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Card>
  );
}
