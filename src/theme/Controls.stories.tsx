import Alert from '@mui/material/Alert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button, { type ButtonProps } from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { BagIcon, HeartIcon } from '../components/icons.tsx';
import styles from './ThemePage.module.css';

const VARIANTS = ['contained', 'outlined', 'text', 'menu', 'inline'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const ICON_COLORS = ['outlined', 'overlay', 'overlayOn', 'raised', 'removal'] as const;
const PAPERS = [
  'elevation',
  'outlined',
  'raised',
  'soft',
  'panel',
  'tile',
  'danger',
  'sunken',
  'plain',
  'absent',
] as const;
const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;

const BUTTON_STATES: readonly (ButtonProps & { readonly says: string })[] = [
  { says: 'Ready' },
  { says: 'With an icon', startIcon: <BagIcon size={18} /> },
  { says: 'Waits for an answer', 'aria-disabled': true },
  { says: 'Cannot be pressed', disabled: true },
  { says: 'A link', href: '/shop' },
];

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Samples({ title, children }: SamplesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

interface FieldSampleProps {
  readonly id: string;
  readonly label: string;
  readonly says: string;
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

function FieldSample({ id, label, says, hasError = false, children }: FieldSampleProps) {
  return (
    <FormControl error={hasError}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children}
      <FormHelperText>{says}</FormHelperText>
    </FormControl>
  );
}

function ButtonPage() {
  return (
    <main className={styles.page}>
      <h1>Buttons and links</h1>
      {VARIANTS.map((variant) => (
        <Samples key={variant} title={`Button, ${variant}`}>
          {BUTTON_STATES.map(({ says, ...props }) => (
            <Button key={says} variant={variant} {...props}>
              {says}
            </Button>
          ))}
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
        </Samples>
      ))}
      <Samples title="IconButton">
        <IconButton aria-label="Wish">
          <HeartIcon />
        </IconButton>
        {ICON_COLORS.map((color) => (
          <IconButton key={color} aria-label={`Wish, ${color}`} color={color}>
            <HeartIcon size={20} />
          </IconButton>
        ))}
      </Samples>
      <Samples title="Link, Chip, Breadcrumbs">
        <Link href="/shop">A link</Link>
        <Chip label="Organic" />
        <Chip label="A link" component="a" href="/shop" clickable />
        <Breadcrumbs>
          <Link href="/">Home</Link>
          <span>Shop</span>
        </Breadcrumbs>
      </Samples>
    </main>
  );
}

function FieldPage() {
  return (
    <main className={styles.page}>
      <h1>Fields and messages</h1>
      <Samples title="OutlinedInput, NativeSelect">
        <FieldSample id="name" label="Name" says="As on the parcel">
          <OutlinedInput id="name" defaultValue="Tara" />
        </FieldSample>
        <FieldSample id="email" label="Email" says="This is no email address." hasError>
          <OutlinedInput id="email" defaultValue="tara@" />
        </FieldSample>
        <FieldSample id="code" label="Code" says="Comes by mail">
          <OutlinedInput id="code" disabled defaultValue="4711" />
        </FieldSample>
        <FieldSample id="note" label="Note" says="Several lines">
          <OutlinedInput id="note" multiline inputComponent="textarea" rows={2} />
        </FieldSample>
        <FieldSample id="country" label="Country" says="One of several">
          <NativeSelect id="country" defaultValue="IN">
            <option value="IN">India</option>
            <option value="FR">France</option>
          </NativeSelect>
        </FieldSample>
      </Samples>
      <Samples title="Checkbox, Radio">
        <FormControlLabel control={<Checkbox defaultChecked />} label="Organic" />
        <FormControlLabel control={<Checkbox />} label="In stock" />
        <FormControlLabel control={<Checkbox disabled />} label="Sold out" />
        <FormControlLabel control={<Radio name="size" defaultChecked />} label="500 g" />
        <FormControlLabel control={<Radio name="size" />} label="1 kg" />
      </Samples>
      <Samples title="Alert">
        {SEVERITIES.map((severity) => (
          <Alert key={severity} severity={severity} icon={false}>
            A message of the kind {severity}.
          </Alert>
        ))}
      </Samples>
    </main>
  );
}

function PaperPage() {
  return (
    <main className={styles.page}>
      <h1>Papers</h1>
      <Samples title="Paper">
        {PAPERS.map((variant) => (
          <Paper key={variant} variant={variant} className={styles.paper}>
            {variant}
          </Paper>
        ))}
        <Paper component="label" variant="choice" className={styles.paper}>
          <Radio name="choice" defaultChecked /> choice, chosen
        </Paper>
        <Paper component="label" variant="choice" className={styles.paper}>
          <Radio name="choice" /> choice
        </Paper>
        <Paper component="label" variant="choice" className={styles.paper}>
          <Radio name="choice" disabled /> choice, disabled
        </Paper>
      </Samples>
    </main>
  );
}

const meta = { title: 'Theme/Controls' } satisfies Meta;

export default meta;

export const Buttons: StoryObj<typeof meta> = { render: () => <ButtonPage /> };
export const Forms: StoryObj<typeof meta> = { render: () => <FieldPage /> };
export const Papers: StoryObj<typeof meta> = { render: () => <PaperPage /> };
