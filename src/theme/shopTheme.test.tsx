import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Backdrop from '@mui/material/Backdrop';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import PaginationItem from '@mui/material/PaginationItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Slide from '@mui/material/Slide';
import Slider from '@mui/material/Slider';
import SnackbarContent from '@mui/material/SnackbarContent';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeTheme } from './makeTheme.ts';
import { theme } from './shopTheme.ts';
import { ridge } from './theme.ts';
import { storefrontStyles } from './themeStyles.ts';
import { typography } from './typography.ts';

const made = makeTheme(ridge.palettes);

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const TEXT_COLORS = ['textPrimary', 'textSecondary', 'textDisabled'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

const samples: Readonly<Record<string, ReactNode>> = {
  text: (
    <>
      {Object.keys(typography).map((variant) => (
        <Typography key={variant} variant={variant as 'h1'} component="div" />
      ))}
      {[...COLORS, ...TEXT_COLORS].map((color) => (
        <Typography key={color} color={color} align="center" noWrap gutterBottom />
      ))}
      {[...COLORS, ...TEXT_COLORS, 'inherit'].map((color) => (
        <Link key={color} color={color} href="/shop" underline="always" variant="button" />
      ))}
    </>
  ),
  buttons: (
    <>
      {([...COLORS, 'inherit'] as const).flatMap((color) =>
        (['text', 'outlined', 'contained', 'menu', 'inline'] as const).map((variant) => (
          <Button key={color + variant} color={color} variant={variant} />
        )),
      )}
      {SIZES.map((size) => (
        <Button key={size} size={size} startIcon=" " endIcon=" " fullWidth disabled />
      ))}
      {([...COLORS, 'inherit', 'default', 'overlay', 'raised'] as const).map((color) => (
        <IconButton key={color} color={color} edge="end" size="small" />
      ))}
      {([...COLORS, 'default'] as const).map((color) => (
        <Chip key={color} color={color} label="New" size="small" clickable variant="filled" />
      ))}
      <Chip label="New" variant="outlined" avatar={<span />} disabled />
      <PaginationItem page={1} selected variant="outlined" color="primary" />
      <PaginationItem type="end-ellipsis" />
    </>
  ),
  fields: (
    <>
      {([...COLORS] as const).map((color) => (
        <FormControl key={color} color={color} error={color === 'error'} focused fullWidth>
          <FormLabel>Name</FormLabel>
          <OutlinedInput size="small" startAdornment="₹" endAdornment=" " />
          <FormHelperText>Yours</FormHelperText>
        </FormControl>
      ))}
      <OutlinedInput multiline rows={3} inputComponent="textarea" disabled />
      <InputBase type="search" />
      <NativeSelect input={<OutlinedInput />} />
      <FormControlLabel control={<Checkbox color="secondary" />} label="Yes" disabled />
      <FormControlLabel control={<Radio size="small" />} label="No" labelPlacement="start" />
      <Slider value={1} color="secondary" disabled />
      <Rating value={2} size="large" />
    </>
  ),
  surfaces: (
    <>
      {(['elevation', 'outlined', 'raised', 'soft', 'tile', 'danger', 'panel'] as const).map(
        (variant) => (
          <Paper key={variant} variant={variant} />
        ),
      )}
      {[0, 1, 8, 24].map((elevation) => (
        <Paper key={elevation} elevation={elevation} />
      ))}
      <Card variant="outlined">
        <CardActions />
      </Card>
      {(['standard', 'outlined', 'filled'] as const).flatMap((variant) =>
        (['error', 'success', 'warning', 'info'] as const).map((severity) => (
          <Alert key={variant + severity} variant={variant} severity={severity} />
        )),
      )}
      {([...COLORS, 'default', 'inherit', 'transparent'] as const).map((color) => (
        <AppBar key={color} color={color} position="sticky" elevation={2}>
          <Toolbar variant="dense" />
        </AppBar>
      ))}
      <Breadcrumbs>
        <i />
        <i />
      </Breadcrumbs>
      <BottomNavigation showLabels>
        <BottomNavigationAction label="Home" />
      </BottomNavigation>
      <List dense>
        <ListItem divider>
          <ListItemButton selected divider alignItems="flex-start" />
        </ListItem>
      </List>
      <SnackbarContent message="Done" action=" " />
      <Table size="small">
        <TableBody>
          <TableRow hover selected>
            <TableCell align="right" variant="head" />
            <TableCell padding="checkbox" />
          </TableRow>
        </TableBody>
      </Table>
    </>
  ),
  waiting: (
    <>
      {COLORS.map((color) => (
        <div key={color}>
          <CircularProgress color={color} aria-label="Waiting" enableTrackSlot />
        </div>
      ))}
      {(['rectangular', 'rounded', 'circular'] as const).map((variant) => (
        <Skeleton key={variant} variant={variant} animation="wave" />
      ))}
    </>
  ),
  dialogs: (
    <>
      <Backdrop open />
      <Drawer open anchor="left">
        <Divider textAlign="left" />
        <Divider variant="middle" />
        <Stepper activeStep={1} alternativeLabel>
          <Step>
            <StepLabel>Cart</StepLabel>
          </Step>
          <Step>
            <StepLabel error>Address</StepLabel>
          </Step>
        </Stepper>
      </Drawer>
      <Slide in>
        <i />
      </Slide>
      <Dialog open fullWidth maxWidth="sm" scroll="paper">
        <DialogTitle>Address</DialogTitle>
        <DialogContent dividers />
        <DialogActions />
      </Dialog>
    </>
  ),
};

const FALLBACK = /var\((--mui-[\w-]+), (?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/g;

function rulesUnder(used: Theme, elements: ReactNode): string[] {
  const cache = createCache({ key: 'm', stylisPlugins: [] });
  const rules: string[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    rules.push(serialized.styles.replace(FALLBACK, 'var($1)'));
    return insert(selector, serialized, ...rest);
  };
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeContext value={used}>{elements}</ThemeContext>
    </CacheProvider>,
  );
  unmount();
  return rules;
}

function namesOf(tree: object): unknown {
  return Object.fromEntries(
    Object.entries(tree as Record<string, unknown>)
      .filter(([, value]) => typeof value !== 'function')
      .map(([name, value]) => [name, value && typeof value === 'object' ? namesOf(value) : true]),
  );
}

it.each(Object.entries(samples))('renders %s like a Material UI theme', (_name, elements) => {
  const rules = rulesUnder(theme, elements);
  expect(rules).toEqual(rulesUnder(made, elements));
  expect(rules.join('')).not.toMatch(/undefined|NaN|\[object/);
});

it('has the variables of Material UI', () => {
  const { font: _font, ...vars } = made.vars as unknown as Record<string, object>;
  const styles = storefrontStyles();
  expect(namesOf({ ...vars, overlays: theme.vars.overlays })).toMatchObject(
    namesOf(theme.vars) as object,
  );
  for (const name of JSON.stringify(theme.vars).match(/--mui-(?!overlays)[\w-]+/g) ?? []) {
    expect(styles).toContain(`${name}:`);
  }
});

it('has the sizes, times and text variants of Material UI', () => {
  const {
    inherit: _inherit,
    pxToRem: _,
    ...texts
  } = made.typography as unknown as Record<string, unknown>;
  expect(texts).toMatchObject(typography);
  expect(typography).toMatchObject(
    Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'object')),
  );
  for (const name of ['shape', 'shadows', 'focusVisible', 'motion'] as const) {
    expect(theme[name]).toEqual(made[name]);
  }
  expect(made.breakpoints).toMatchObject({ values: theme.breakpoints.values });
  expect(theme.breakpoints.up('md')).toBe(made.breakpoints.up('md'));
  expect(theme.breakpoints.down('md')).toBe(made.breakpoints.down('md'));
  expect(made.transitions).toMatchObject({
    duration: theme.transitions.duration,
    easing: theme.transitions.easing,
  });
  expect(theme.applyStyles('dark', { top: 0 })).toEqual(made.applyStyles('dark', { top: 0 }));
  const spaces = (used: Theme) => [
    used.spacing(),
    used.spacing(0),
    used.spacing(1),
    used.spacing(2, 'auto'),
    used.spacing(-0.5),
  ];
  expect(spaces(theme)).toEqual(spaces(made).map((space) => space.replace(FALLBACK, 'var($1)')));
});
