import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { NUTRIENTS } from '../../../contract/nutrients.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useGetImportQuery,
  useReadImportHeadQuery,
  useCheckImportMutation,
  useStopImportMutation,
  type ImportHead,
  type ImportRow,
} from '../../api/staffApi.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { rejectionOf } from '../problem.ts';
import { useFieldLabel } from '../products/editor/useFieldLabel.ts';
import { Panel } from '../ui/Panel.tsx';
import { mappedFieldTexts } from '../ui/textIds.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import {
  MAPPED_SECTIONS,
  type MappedField,
  mappingSchema,
  mappingValues,
  NEEDED_FIELDS,
  toImportMapping,
} from './mappingForm.ts';
import { CustomerImport } from './CustomerImport.tsx';
import { CheckResult } from './CheckResult.tsx';
import { isUnderWay, POLL_MS } from './importProgress.ts';
import { RowFiles } from './RowFiles.tsx';
import { PreviewTable } from './PreviewTable.tsx';

interface FieldSectionProps {
  readonly titleId: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function FieldSection({ titleId, isOpen = true, children }: FieldSectionProps) {
  const title = useId();
  return (
    <Box component="details" open={isOpen} sx={{ mb: 3 }}>
      <Typography component="summary" variant="h6" sx={{ mb: 1, py: 1, cursor: 'pointer' }}>
        <span id={title}>
          <FormattedMessage id={titleId} />
        </span>
      </Typography>
      <Box
        role="group"
        aria-labelledby={title}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
          alignItems: 'end',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface MappingFormProps {
  readonly draft: ImportRow;
  readonly head: ImportHead;
  readonly onChecked: () => void;
}

function MappingForm({ draft, head, onChecked }: MappingFormProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  const [check] = useCheckImportMutation();
  const { columns, repeated, sources } = head;
  const suggested = draft.mapping ?? head.mapping;
  const isOwn = suggested.source === null;
  const { language: languageColumn } = suggested.columns;
  const saysLanguage = languageColumn !== undefined && columns.includes(languageColumn);
  const initial = mappingValues(suggested);
  const form = useStaffForm({
    name: `staff-import-${draft.id}`,
    initialValues: initial,
    schema: mappingSchema,
    send: (values, sendOnce) =>
      sendOnce(check, { importId: draft.id, importMapping: toImportMapping(values, suggested) }),
    onDone: onChecked,
  });
  const isReady = mappingSchema.isValidSync(form.values);
  const languages = (['en', 'fr'] as const).map((value) => ({
    value,
    label: formatMessage({ id: value === 'en' ? 'staff.import.english' : 'staff.import.french' }),
  }));
  const columnField = (name: string, label: string, isRequired = false) => (
    <SelectField
      key={name}
      field={form.fieldOf(name)}
      label={label}
      isRequired={isRequired}
      placeholder={formatMessage({ id: 'staff.import.noColumn' })}
      options={columns.map((column) => ({ value: column, label: column }))}
    />
  );
  const mappedField = (field: MappedField) =>
    columnField(field, formatMessage({ id: mappedFieldTexts[field] }), NEEDED_FIELDS.has(field));
  const further = <Name extends string>(
    titleId: string,
    names: readonly Name[],
    draw: (name: Name) => ReactNode,
  ) => (
    <FieldSection titleId={titleId} isOpen={names.some((name) => initial[name])}>
      {names.map(draw)}
    </FieldSection>
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {isOwn && (
        <Alert severity="info">
          <FormattedMessage id="staff.import.own" />{' '}
          {saysLanguage && (
            <FormattedMessage
              id="staff.import.own.language"
              values={{ language: suggested.language }}
            />
          )}
        </Alert>
      )}
      {repeated.length > 0 && (
        <Alert severity="warning">
          <FormattedMessage
            id="staff.import.repeated"
            values={{ count: repeated.length, columns: repeated.join(', ') }}
          />
        </Alert>
      )}
      <Typography component="h3" variant="h5">
        <FormattedMessage id="staff.import.preview" />
      </Typography>
      {isReady ? (
        <PreviewTable importId={draft.id} mapping={toImportMapping(form.values, suggested)} />
      ) : (
        <Typography color="textSecondary">
          <FormattedMessage id="staff.import.notReady" />
        </Typography>
      )}
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.import.check' })}>
        <FieldSection titleId="staff.import.section.product">
          {MAPPED_SECTIONS.product.map(mappedField)}
        </FieldSection>
        {further('staff.import.section.variants', MAPPED_SECTIONS.variants, mappedField)}
        {further('staff.product.food', MAPPED_SECTIONS.food, mappedField)}
        {further('staff.import.section.nutrition', NUTRIENTS, (name) =>
          columnField(name, labelOf(name)),
        )}
        {further('staff.import.section.others', MAPPED_SECTIONS.others, mappedField)}
        <FieldSection titleId="staff.import.section.file">
          {!isOwn && (
            <>
              <TextField
                field={form.fieldOf('source')}
                label={formatMessage({ id: 'staff.import.source' })}
                hint={formatMessage(
                  { id: 'staff.import.source.hint' },
                  { known: sources.join(', '), count: sources.length },
                )}
              />
              <SelectField
                field={form.fieldOf('format')}
                label={formatMessage({ id: 'staff.import.format' })}
                placeholder={formatMessage({ id: 'form.choose' })}
                options={[
                  { value: 'text', label: formatMessage({ id: 'staff.import.format.text' }) },
                  { value: 'html', label: 'HTML' },
                ]}
              />
            </>
          )}
          {!saysLanguage && (
            <SelectField
              field={form.fieldOf('language')}
              label={formatMessage({ id: 'staff.import.language' })}
              placeholder={formatMessage({ id: 'form.choose' })}
              options={languages}
            />
          )}
          {form.values.stock === '' && (
            <TextField
              field={form.fieldOf('constantStock')}
              label={formatMessage({ id: 'staff.import.constantStock' })}
              inputMode="numeric"
            />
          )}
          {form.values.minimum === '' && (
            <TextField
              field={form.fieldOf('constantMinimum')}
              label={formatMessage({ id: 'staff.import.constantMinimum' })}
              inputMode="numeric"
            />
          )}
        </FieldSection>
      </ServerFormFrame>
    </Stack>
  );
}

function CheckProgress({ row }: { readonly row: ImportRow }) {
  const { formatMessage } = useIntl();
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status">
        <FormattedMessage id="staff.import.check.running" values={{ rows: row.rows }} />
      </Typography>
      <LinearProgress
        variant="determinate"
        value={row.progress * 100}
        aria-label={formatMessage({ id: 'staff.import.progress' }, { name: row.file_name })}
      />
    </Stack>
  );
}

interface MappingPanelProps {
  readonly importId: string;
  readonly onDone: () => void;
}

export function MappingPanel({ importId, onDone }: MappingPanelProps) {
  const { formatMessage } = useIntl();
  const known = useGetImportQuery({ importId });
  const draft = useGetImportQuery(
    { importId },
    {
      pollingInterval: known.data && isUnderWay(known.data) ? POLL_MS : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const [isEditing, setIsEditing] = useState(false);
  const head = useReadImportHeadQuery({ importId });
  const [stop, { isLoading }] = useStopImportMutation();
  const { detail } = rejectionOf(head.error ?? draft.error);
  const isLoaded = draft.data && (head.data || isUnderWay(draft.data) || draft.data.problem !== '');
  const state = draft.data ? draft.data.state : undefined;
  const isChecked = state === 'checked' && !isEditing;
  const isMapping = state === 'draft' || (state === 'checked' && isEditing);
  return (
    <Panel
      title={draft.data ? draft.data.file_name : formatMessage({ id: 'staff.import.title' })}
      extra={
        <Button
          disabled={isLoading}
          onClick={() => {
            void stop({ importId });
            onDone();
          }}
        >
          <FormattedMessage id="staff.import.other" />
        </Button>
      }
    >
      {draft.data && isUnderWay(draft.data) && <CheckProgress row={draft.data} />}
      {draft.data && draft.data.problem !== '' && (
        <Stack sx={{ gap: 1 }}>
          <Alert severity="error">{draft.data.problem}</Alert>
          <RowFiles row={draft.data} />
        </Stack>
      )}
      {draft.data && isChecked && (
        <CheckResult row={draft.data} onEdit={() => setIsEditing(true)} onStarted={onDone} />
      )}
      {draft.data && head.data?.kind === 'customers' && (
        <CustomerImport draft={draft.data} onDone={onDone} />
      )}
      {draft.data && head.data?.kind === 'products' && isMapping && (
        <MappingForm draft={draft.data} head={head.data} onChecked={() => setIsEditing(false)} />
      )}
      {!isLoaded && (draft.isFetching || head.isFetching) && <MainLoader />}
      {!isLoaded && detail !== undefined && <Alert severity="error">{detail}</Alert>}
      {!isLoaded && !draft.isFetching && !head.isFetching && detail === undefined && (
        <ErrorState
          textId="staff.loadFailed"
          onRetry={() => {
            void draft.refetch();
            void head.refetch();
          }}
        />
      )}
    </Panel>
  );
}
