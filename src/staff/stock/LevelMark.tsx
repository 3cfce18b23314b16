import { FormattedMessage } from 'react-intl';
import type { StockRow } from '../../api/staffApi.ts';
import { Mark, type MarkTone } from '../ui/Mark.tsx';
import { levelTexts } from '../ui/textIds.ts';

const LEVEL: Readonly<Record<StockRow['level'], MarkTone>> = {
  enough: 'success',
  low: 'warning',
  out: 'error',
};

export function LevelMark({ level }: Pick<StockRow, 'level'>) {
  return (
    <Mark tone={LEVEL[level]}>
      <FormattedMessage id={levelTexts[level]} />
    </Mark>
  );
}
