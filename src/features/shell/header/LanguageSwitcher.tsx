import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { changeLanguage } from '../../ui/changeLanguage.ts';
import { selectLanguage } from '../../ui/uiSlice.ts';
import { LANGUAGES, languageOf, type Language } from '../../ui/languages.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function LanguageSwitcher() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  return (
    <HeaderSelect
      label={intl.formatMessage({ id: 'shell.language.label' })}
      value={language}
      shown={language.toUpperCase()}
      options={LANGUAGES.map((code) => ({ value: code, text: NAMES[code], lang: code }))}
      onChange={(code) => void dispatch(changeLanguage(languageOf(code)))}
    />
  );
}
