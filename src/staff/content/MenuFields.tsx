import { useIntl } from 'react-intl';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { InvalidControl } from '../../forms/InvalidControl.ts';
import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';
import { Panel } from '../ui/Panel.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { readMenu, writeMenu } from './menuForm.ts';

/** The main menu with all its levels. */
export function MenuFields({ form }: { readonly form: ServerForm<FormAnswer> }) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('menu');
  const wrong = form.wrongControlOf('menu');
  return (
    <Panel title={formatMessage({ id: 'staff.content.menu' })}>
      {!wrong && <FieldError field={field} />}
      <InvalidControl value={wrong}>
        <MenuEntries
          id={field.id}
          entries={readMenu(field.value)}
          level={1}
          onChange={(next) => form.setValue('menu', writeMenu(next))}
        />
      </InvalidControl>
    </Panel>
  );
}
