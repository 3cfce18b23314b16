import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffOrder, StaffOrderLine } from '../../api/staffApi.ts';
import { quantityText } from '../../../contract/weight.ts';
import { useWeightText } from '../../components/goods/useWeightText.ts';
import { pressProps } from '../../components/pressProps.ts';
import { Mark } from '../ui/Mark.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { missingOf } from './missingOf.ts';
import { packedOf } from './packedOf.ts';
import { packLine, weighLine } from './packQueue.ts';
import { WeighField } from './WeighField.tsx';
import { substitutionTexts } from '../ui/textIds.ts';

interface PackingLineProps {
  readonly order: StaffOrder;
  readonly line: StaffOrderLine;
  readonly isPacking: boolean;
}

function State({ line }: { readonly line: StaffOrderLine }) {
  const { packed_quantity: packed, quantity, weight } = line;
  const weightOf = useWeightText();
  if (packed === null) return null;
  const isShort = packed < quantity;
  if (weight !== null && packed > 0) {
    return (
      <Mark tone={isShort ? 'warning' : 'success'}>
        <FormattedMessage id="staff.pack.weighed" values={{ weight: weightOf(weight) }} />
      </Mark>
    );
  }
  return (
    <Mark tone={isShort ? 'warning' : 'success'}>
      <FormattedMessage
        id={isShort ? 'staff.pack.short' : 'staff.pack.whole'}
        values={{ packed, quantity }}
      />
    </Mark>
  );
}

export function PackingLine({ order, line, isPacking }: PackingLineProps) {
  const { formatMessage, locale } = useIntl();
  const weightOf = useWeightText();
  const dispatch = useStaffDispatch();
  const { id, name, option, quantity, packed_quantity: packed, substitution, replaces } = line;
  const { weight_step: step } = line;
  const { number } = order;
  const replaced = order.lines.find((other) => other.id === replaces);
  const root = useRef<HTMLLIElement>(null);
  const say = (packedQuantity: number | null) =>
    void dispatch(packLine(number, line, { packed_quantity: packedQuantity }));
  const weigh = (grams: number) => {
    root.current?.focus({ preventScroll: true });
    void dispatch(weighLine(number, line, grams));
  };
  // The pressed button unmounts, so focus the line first.
  const sayFromLine = (packedQuantity: number | null) => {
    root.current?.focus({ preventScroll: true });
    say(packedQuantity);
  };
  const replacement = order.lines.find((other) => other.replaces === id);
  const undoReplacement = () => {
    root.current?.focus({ preventScroll: true });
    void dispatch(
      packLine(number, line, {
        ...packedOf(line),
        replacement: null,
        replacement_from: replacement?.id ?? null,
      }),
    );
  };
  const missing = missingOf(line, order.lines);
  const isShort = packed !== null && packed < quantity;
  const mayReplace = isShort && !replacement && substitution !== 'none';
  return (
    <Box
      component="li"
      ref={root}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr)',
        gap: 2,
        py: 2,
        ...ROW_BORDER,
      }}
    >
      <Box
        component="img"
        src={line.image || '/icons/icon.svg'}
        alt=""
        width={64}
        height={64}
        sx={{ borderRadius: 2, objectFit: 'cover', background: 'var(--rr-picture-ground)' }}
      />
      <Stack spacing={1}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
            {`${quantityText(quantity, step, locale)} × ${name}`}
          </Typography>
          <State line={line} />
        </Stack>
        {option.length > 0 && (
          <Typography variant="body2">
            {option.map(({ name: label, value }) => `${label}: ${value}`).join(', ')}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          <span>
            {step === null
              ? `${line.price_text} · `
              : `${formatMessage({ id: 'order.priceFor' }, { price: line.price_text, step: weightOf(step) })} · `}
          </span>
          {replaced ? (
            <FormattedMessage id="staff.pack.replaces" values={{ name: replaced.name }} />
          ) : (
            <FormattedMessage id={substitutionTexts[substitution]} />
          )}
          {line.barcode !== '' && <span>{` · ${line.barcode}`}</span>}
        </Typography>
        {replacement && (
          <Typography variant="body2">
            <FormattedMessage
              id="staff.pack.replacedBy"
              values={{ quantity: replacement.quantity, name: replacement.name }}
            />
          </Typography>
        )}
        {isPacking && replaces === null && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {step !== null && missing > 0 && (
              <WeighField key={line.weight} line={line} step={step} onWeigh={weigh} />
            )}
            {step !== null && packed === null && (
              <Button
                variant="outlined"
                onClick={() => sayFromLine(0)}
                aria-label={formatMessage({ id: 'staff.pack.none' }, { name })}
              >
                <FormattedMessage id="staff.pack.none.short" />
              </Button>
            )}
            {packed === null && step === null && (
              <>
                <Button
                  variant="contained"
                  startIcon={<CheckIcon />}
                  onClick={() => sayFromLine(quantity)}
                  aria-label={formatMessage({ id: 'staff.pack.all' }, { quantity, name })}
                >
                  <FormattedMessage id="staff.pack.all.short" values={{ quantity }} />
                </Button>
                <Button
                  variant="outlined"
                  onClick={() => sayFromLine(quantity - 1)}
                  aria-label={formatMessage({ id: 'staff.pack.less' }, { name })}
                >
                  <FormattedMessage id="staff.pack.less.short" />
                </Button>
              </>
            )}
            {packed !== null && (
              <>
                {step === null && (
                  <>
                    <IconButton
                      {...pressProps(packed === 0, () => say(packed - 1))}
                      aria-label={formatMessage({ id: 'staff.pack.minus' }, { name })}
                    >
                      <RemoveIcon />
                    </IconButton>
                    <Typography component="span" sx={{ minWidth: 32, textAlign: 'center' }}>
                      {packed}
                    </Typography>
                    <IconButton
                      {...pressProps(missing <= 0, () => say(packed + 1))}
                      aria-label={formatMessage({ id: 'staff.pack.plus' }, { name })}
                    >
                      <AddIcon />
                    </IconButton>
                  </>
                )}
                {replacement ? (
                  <Button
                    variant="outlined"
                    onClick={undoReplacement}
                    aria-label={formatMessage({ id: 'staff.pack.undoReplacement' }, { name })}
                  >
                    <FormattedMessage id="staff.pack.undoReplacement.short" />
                  </Button>
                ) : (
                  <IconButton
                    onClick={() => sayFromLine(null)}
                    aria-label={formatMessage({ id: 'staff.pack.undo' }, { name })}
                  >
                    <UndoIcon />
                  </IconButton>
                )}
                {mayReplace && (
                  <Button
                    variant="outlined"
                    onClick={() => dispatch(dialogOpened({ name: 'replace', number, lineId: id }))}
                  >
                    <FormattedMessage id="staff.pack.replace" />
                  </Button>
                )}
              </>
            )}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
