import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as ui from '../index.ts';
import { PartsRoot, partsSystem } from '../root/parts-root.tsx';

const { Checkbox, Dialog, Field, FullScreen, Menu, MenuItem, MenuSeparator, PasswordField, PictureUpload } = ui;
const { Popover, ProgressBar, RadioGroup, SelectField, SuggestInput, Switch, TextAreaField, TextField, Toaster } = ui;
const nothing = () => undefined;

/** One of each component that is made of Chakra's parts, with what proves that it is there. */
const parts: Record<string, [() => ReactNode, () => Promise<unknown>]> = {
  Checkbox: [
    () => (
      <Checkbox checked onChange={nothing}>
        Salt
      </Checkbox>
    ),
    () => screen.findByRole('checkbox'),
  ],
  Switch: [
    () => (
      <Switch checked onChange={nothing}>
        Salt
      </Switch>
    ),
    () => screen.findByRole('switch'),
  ],
  PictureUpload: [
    () => (
      <PictureUpload label="Upload" problem="Not a picture" onChoose={nothing}>
        {(button) => button}
      </PictureUpload>
    ),
    () => screen.findByRole('button'),
  ],
  RadioGroup: [
    () => <RadioGroup label="Units" value="a" options={[{ value: 'a', label: 'Metric' }]} onChange={nothing} />,
    () => screen.findByRole('radio'),
  ],
  Field: [
    () => (
      <Field label="Name" error="Too long">
        {null}
      </Field>
    ),
    () => screen.findByRole('alert'),
  ],
  TextField: [() => <TextField label="Name" hint="Of the recipe" required />, () => screen.findByRole('textbox')],
  TextAreaField: [() => <TextAreaField label="Text" />, () => screen.findByRole('textbox')],
  PasswordField: [() => <PasswordField label="Password" />, () => screen.findByRole('button')],
  SelectField: [
    () => (
      <SelectField label="Day" value="" onChange={nothing}>
        {null}
      </SelectField>
    ),
    () => screen.findByRole('combobox'),
  ],
  SuggestInput: [
    () => <SuggestInput label="Food" value="" options={[]} onChange={nothing} />,
    () => screen.findByRole('combobox'),
  ],
  ProgressBar: [() => <ProgressBar label="Progress" value={0.5} />, () => screen.findByRole('progressbar')],
  Dialog: [
    () => (
      <Dialog title="Rename" onClose={nothing}>
        Text
      </Dialog>
    ),
    () => screen.findByRole('dialog'),
  ],
  FullScreen: [
    () => (
      <FullScreen label="Cooking" onClose={nothing}>
        Text
      </FullScreen>
    ),
    () => screen.findByRole('dialog'),
  ],
  Menu: [
    () => (
      <Menu label="Recipe" button={(props) => <button ref={click} {...props} />}>
        <MenuItem onSelect={nothing} shortcut="p" chosen>
          Print
        </MenuItem>
        <MenuSeparator />
      </Menu>
    ),
    () => screen.findByRole('menuitemradio'),
  ],
  Popover: [
    () => (
      <Popover label="Tags" button={(props) => <button ref={click} {...props} />}>
        {() => 'Text'}
      </Popover>
    ),
    () => screen.findByRole('dialog'),
  ],
  Toaster: [
    () => <Toaster />,
    () => {
      ui.toast({ kind: 'info', text: 'Saved.' });
      return screen.findByText('Saved.');
    },
  ],
};

function click(button: HTMLButtonElement | null): void {
  if (button && button.getAttribute('aria-expanded') === 'false') button.click();
}

/** The system itself, but for noting what it is asked for and does not have: that would be rendered without any style. */
function watchedSystem(missing: string[]): typeof partsSystem {
  const note = (key: string) => partsSystem.hasRecipe(key) || missing.push(key);
  return {
    ...partsSystem,
    getRecipeFn: (key, fallback) => (note(key), partsSystem.getRecipeFn(key, fallback)),
    getSlotRecipeFn: (key, fallback) => (note(key), partsSystem.getSlotRecipeFn(key, fallback)),
  };
}

it.each(Object.entries(parts))('%s has a recipe for each of its parts', async (_name, [part, isThere]) => {
  const missing: string[] = [];
  render(<PartsRoot system={watchedSystem(missing)}>{part()}</PartsRoot>);
  await isThere();
  expect(missing).toEqual([]);
});
