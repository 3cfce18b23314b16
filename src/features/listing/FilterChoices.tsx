import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import styles from './FilterPanel.module.css';
import { filteredPath, filtersOf, unfilteredPath, type FilterName } from './filters.ts';

interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Height of a choice in CSS pixels; must match FilterPanel.module.css. */
const CHOICE_PX = 36;
const MOST_SEEN = 10;

const labelProps = { typography: { variant: 'body2', className: styles.label } } as const;

interface FilterChoicesProps {
  readonly name: FilterName;
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly FilterChoice[];
  readonly noneLabel?: string;
  /**
   * Reserves the choices' space instead of rendering them; set while the panel is collapsed. Without JavaScript the
   * choices are rendered.
   */
  readonly isShort: boolean;
}

export function FilterChoices({
  name,
  legend,
  hint,
  choices,
  noneLabel,
  isShort,
}: FilterChoicesProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = filtersOf(search).filter((filter) => filter.name === name);
  if (choices.length === 0) return null;

  const go = (path: string) => void navigate(path, { preventScrollReset: true });
  const isExclusive = noneLabel !== undefined;
  const Mark = isExclusive ? Radio : Checkbox;
  const list = (
    <ul className={styles.choices}>
      {isExclusive && (
        <li>
          <FormControlLabel
            className={styles.choice}
            slotProps={labelProps}
            label={noneLabel}
            control={
              <Mark
                size="small"
                name={name}
                value=""
                checked={chosen.length === 0}
                onChange={() => {
                  for (const filter of chosen) go(unfilteredPath(pathname, search, filter));
                }}
              />
            }
          />
        </li>
      )}
      {choices.map(({ value, label, count }) => {
        const isChosen = chosen.some((filter) => filter.value === value);
        return (
          <li key={value}>
            <FormControlLabel
              className={styles.choice}
              slotProps={labelProps}
              disabled={count === 0 && !isChosen}
              label={
                <>
                  <span>{label}</span>{' '}
                  <Typography component="span" variant="caption" color="textSecondary">
                    {formatMessage({ id: 'catalog.filters.count' }, { count })}
                  </Typography>
                </>
              }
              control={
                <Mark
                  size="small"
                  name={name}
                  value={value}
                  checked={isChosen}
                  onChange={({ target }) => {
                    const change = target.checked ? filteredPath : unfilteredPath;
                    go(change(pathname, search, { name, value }));
                  }}
                />
              }
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      {hint !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary">
          {hint}
        </Typography>
      )}
      {isShort ? (
        <>
          <noscript>{list}</noscript>
          <svg
            className={styles.room}
            width={1}
            height={Math.min(choices.length + Number(isExclusive), MOST_SEEN) * CHOICE_PX}
            aria-hidden
          />
        </>
      ) : (
        list
      )}
    </FormControl>
  );
}
