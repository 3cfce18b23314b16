import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { rolePermissions } from '../../../contract/permissions.gen.ts';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import {
  useChangeMemberMutation,
  useInviteMemberAgainMutation,
  type Member,
  type Role,
} from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { Mark } from '../ui/Mark.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { useTimes } from '../ui/useTimes.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { ROLES } from './roles.ts';
import { roleTexts } from '../ui/textIds.ts';

const readsOrders = (role: Role) =>
  (rolePermissions[role] as readonly string[]).includes('orders.read');

export function MemberRow({ member }: { readonly member: Member }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const times = useTimes();
  const [change, isChanging] = useMutationWithToast(
    useChangeMemberMutation(),
    'staff.members.changed',
  );
  const [invite, isInviting] = useMutationWithToast(
    useInviteMemberAgainMutation(),
    'staff.members.invited',
  );
  const {
    id,
    name,
    email,
    role,
    is_active: isActive,
    order_mail: hasOrderMail,
    is_invited: isInvited,
    has_second_factor: hasFactor,
    last_seen: seen,
  } = member;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', xl: 'row' }}
      sx={{
        gap: 2,
        p: 2,
        alignItems: { xl: 'center' },
        ...ROW_BORDER,
      }}
    >
      <div style={{ flex: 1, minWidth: 200 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
            {name}
          </Typography>
          {isInvited && (
            <Mark tone="info">
              <FormattedMessage id="staff.members.isInvited" />
            </Mark>
          )}
          {hasFactor && (
            <Mark tone="success">
              <FormattedMessage id="staff.members.hasFactor" />
            </Mark>
          )}
          {!isActive && (
            <Mark tone="error">
              <FormattedMessage id="staff.members.isDisabled" />
            </Mark>
          )}
        </Stack>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {seen !== null && (
            <FormattedMessage id="staff.members.seen" values={{ when: times.moment(seen) }} />
          )}
        </Typography>
        {isActive && readsOrders(role) && (
          <CheckboxField
            name={`order-mail-${id}`}
            label={formatMessage({ id: 'staff.members.orderMail' })}
            isChecked={hasOrderMail}
            onChange={(isOn) => void change({ memberId: id, memberChange: { order_mail: isOn } })}
          />
        )}
      </div>
      <TextField
        select
        size="small"
        value={role}
        onChange={(event) =>
          dispatch(
            dialogOpened({ name: 'memberRole', memberId: id, role: event.target.value as Role }),
          )
        }
        slotProps={{
          htmlInput: { 'aria-label': formatMessage({ id: 'staff.members.roleOf' }, { name }) },
        }}
      >
        {ROLES.map((known) => (
          <MenuItem key={known} value={known}>
            {formatMessage({ id: roleTexts[known] })}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ChangesLink subject="member" subjectId={id} name={name} />
        {isActive && (
          <Button
            size="small"
            variant="outlined"
            disabled={isInviting}
            onClick={() => void invite({ memberId: id })}
          >
            <FormattedMessage id="staff.members.inviteAgain" />
          </Button>
        )}
        {hasFactor && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => dispatch(dialogOpened({ name: 'removeFactors', memberId: id }))}
          >
            <FormattedMessage id="staff.members.factors.remove" />
          </Button>
        )}
        <Button
          size="small"
          color={isActive ? 'error' : 'primary'}
          disabled={isChanging}
          onClick={() => {
            if (isActive) dispatch(dialogOpened({ name: 'endAccess', memberId: id }));
            else void change({ memberId: id, memberChange: { is_active: true } });
          }}
        >
          <FormattedMessage id={isActive ? 'staff.members.disable' : 'staff.members.enable'} />
        </Button>
      </Stack>
    </Stack>
  );
}
