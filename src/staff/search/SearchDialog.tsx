import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { takeFocus } from '../../components/takeFocus.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogClosed } from '../ui/staffUiSlice.ts';
import { useSearchResults, type SearchResult } from './useSearchResults.ts';

const PAUSE_MS = 250;

const groupTexts: Readonly<Record<SearchResult['kind'], string>> = {
  page: 'staff.search.pages',
  order: 'staff.menu.orders',
  customer: 'staff.menu.customers',
  product: 'staff.menu.products',
};

export function SearchDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const typed = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { results, isSearching, hasFailed } = useSearchResults(typed, asked);
  const prompt = formatMessage({ id: 'staff.search.label' });
  const close = () => dispatch(dialogClosed());
  return (
    <Dialog isOpen onClose={close} title={formatMessage({ id: 'staff.search' })}>
      <Autocomplete
        open
        autoHighlight
        sx={{ mt: 1 }}
        options={results}
        filterOptions={(found) => found}
        value={null}
        inputValue={text}
        onInputChange={(_event, value, reason) => {
          if (reason === 'input' || reason === 'clear') setText(value);
        }}
        onChange={(_event, chosen) => {
          if (!chosen) return;
          close();
          void navigate(chosen.path);
        }}
        onClose={(_event, reason) => {
          if (reason === 'escape') close();
        }}
        groupBy={({ kind }) => formatMessage({ id: groupTexts[kind] })}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ path }) => path}
        loading={isSearching}
        loadingText={formatMessage({ id: 'staff.search.searching' })}
        noOptionsText={formatMessage({
          id: hasFailed ? 'staff.loadFailed' : 'staff.search.nothing',
        })}
        clearText={formatMessage({ id: 'staff.delivery.clear' })}
        forcePopupIcon={false}
        slotProps={{ listbox: { 'aria-label': prompt } }}
        // Material UI's own groups put lists into the listbox, which may only hold groups and options.
        renderGroup={({ key, group, children }) => (
          <li key={key} role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden>
              {group}
            </ListSubheader>
            <ul role="none" className={autocompleteClasses.groupUl}>
              {children}
            </ul>
          </li>
        )}
        renderOption={({ key, ...props }, { label, detail }) => (
          <li key={key} {...props}>
            <span>{label}</span>
            {detail !== '' && (
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ ml: 'auto', pl: 2, whiteSpace: 'nowrap' }}
              >
                {detail}
              </Typography>
            )}
          </li>
        )}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={takeFocus}
            placeholder={prompt}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': prompt },
            }}
          />
        )}
      />
    </Dialog>
  );
}
