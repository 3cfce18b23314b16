import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../../lib/classNames.ts';
import styles from './FilterPanel.module.css';
import { filteredPath, filtersOf, unfilteredPath, type FilterName } from './filters.ts';

/** A value to choose, and how many products it would leave. */
interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface FilterChoicesProps {
  readonly name: FilterName;
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly FilterChoice[];
  /** For values that exclude each other: what stands for none of them */
  readonly noneLabel?: string;
}

/** A group of boxes to tick, or of which one is chosen; each takes effect at once, and the focus stays on it. */
export function FilterChoices({ name, legend, hint, choices, noneLabel }: FilterChoicesProps) {
  const { formatNumber } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = filtersOf(search).filter((filter) => filter.name === name);
  if (choices.length === 0) return null;

  const go = (path: string) => void navigate(path, { preventScrollReset: true });
  const isExclusive = noneLabel !== undefined;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.choices}>
        {isExclusive && (
          <li>
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                value=""
                checked={chosen.length === 0}
                onChange={() => {
                  for (const filter of chosen) go(unfilteredPath(pathname, search, filter));
                }}
              />
              <span>{noneLabel}</span>
            </label>
          </li>
        )}
        {choices.map(({ value, label, count }) => {
          const isChosen = chosen.some((filter) => filter.value === value);
          const isUseless = count === 0 && !isChosen;
          return (
            <li key={value}>
              <label className={classNames(styles.choice, isUseless && styles.useless)}>
                <input
                  type={isExclusive ? 'radio' : 'checkbox'}
                  name={name}
                  value={value}
                  checked={isChosen}
                  disabled={isUseless}
                  onChange={({ target }) => {
                    const change = target.checked ? filteredPath : unfilteredPath;
                    go(change(pathname, search, { name, value }));
                  }}
                />
                <span>{label}</span> <span className={styles.count}>{formatNumber(count)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
