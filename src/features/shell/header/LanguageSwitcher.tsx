import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { changeLanguage } from '../../ui/changeLanguage.ts';
import { selectLanguage } from '../../ui/uiSlice.ts';
import { LANGUAGES, languageOf, type Language } from '../../ui/languages.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function LanguageSwitcher() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const language = useAppSelector(selectLanguage);
  const choose = (code: string) => {
    const query = new URLSearchParams(search);
    if (query.has('lang')) {
      // Remove `lang`, because a reload would restore the URL's language.
      query.delete('lang');
      const place = { pathname, search: query.toString(), hash };
      void navigate(place, { replace: true, preventScrollReset: true });
    }
    void dispatch(changeLanguage(languageOf(code)));
  };
  return (
    <HeaderSelect
      label={intl.formatMessage({ id: 'shell.language.label' })}
      value={language}
      shown={language.toUpperCase()}
      options={LANGUAGES.map((code) => ({ value: code, text: NAMES[code], lang: code }))}
      onChange={choose}
    />
  );
}
