import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { QuantityBox, type QuantityBoxProps } from './QuantityBox.tsx';

function renderBox(props: Partial<QuantityBoxProps> = {}) {
  const onDecrease = jest.fn();
  const onIncrease = jest.fn();
  const onChange = jest.fn();
  renderWithTexts(
    <QuantityBox
      quantity={2}
      name="Rice"
      onDecrease={onDecrease}
      onIncrease={onIncrease}
      {...props}
    />,
  );
  return { onDecrease, onIncrease, onChange };
}

const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Rice' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Rice' });
const number = () => screen.getByRole('textbox', { name: 'Quantity' });

describe('QuantityBox', () => {
  it('shows minus, the number and plus in a named group [CARD-06, MINICART-16]', () => {
    renderBox();
    expect(screen.getByRole('group', { name: 'Quantity of Rice' })).toContainElement(minus());
    expect(number()).toHaveValue('2');
    expect(plus()).toBeEnabled();
  });

  it('shows a weight, which cannot be typed', async () => {
    const { onChange } = renderBox({ quantity: 3, weightStep: 250 });
    expect(number()).toHaveValue('750 g');
    await userEvent.type(number(), '9{Enter}');
    expect(number()).toHaveValue('750 g');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports minus and plus [CARD-16, CARD-17]', async () => {
    const { onDecrease, onIncrease } = renderBox();
    await userEvent.click(plus());
    expect(onIncrease).toHaveBeenCalledTimes(1);
    expect(onDecrease).not.toHaveBeenCalled();
    await userEvent.click(minus());
    expect(onDecrease).toHaveBeenCalledTimes(1);
  });

  it('minus stops at 1 [CARD-17]', async () => {
    const { onDecrease } = renderBox({ quantity: 1 });
    await userEvent.click(minus());
    expect(onDecrease).not.toHaveBeenCalled();
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    expect(plus()).toHaveAttribute('aria-disabled', 'false');
  });

  it('ignores both buttons while disabled and keeps the focus [CARD-18, MINICART-32]', async () => {
    const { onDecrease, onIncrease } = renderBox({ isDisabled: true });
    await userEvent.click(plus());
    expect(plus()).toHaveFocus();
    await userEvent.click(minus());
    expect(onIncrease).not.toHaveBeenCalled();
    expect(onDecrease).not.toHaveBeenCalled();
  });

  it('typing does not change a read-only number [MINICART-16]', async () => {
    renderBox();
    await userEvent.type(number(), '7');
    expect(number()).toHaveValue('2');
    expect(number()).toHaveAttribute('readonly');
  });

  it('has the same buttons and no form control when shown as text [CARD-06, CARD-16]', async () => {
    const { onDecrease, onIncrease } = renderBox({ isText: true });
    expect(screen.getByRole('group', { name: 'Quantity of Rice' })).toHaveTextContent('2');
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(plus());
    await userEvent.click(minus());
    expect(onIncrease).toHaveBeenCalledTimes(1);
    expect(onDecrease).toHaveBeenCalledTimes(1);
  });

  it('reports a typed number on blur or Enter', async () => {
    const onChange = jest.fn();
    renderBox({ onChange });
    await userEvent.clear(number());
    await userEvent.type(number(), '12{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(number());
    await userEvent.type(number(), '5');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('limits a typed number to the maximum of a line', async () => {
    const onChange = jest.fn();
    renderBox({ onChange });
    await userEvent.clear(number());
    await userEvent.type(number(), '100001{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(100_000);
  });

  it.each(['', '0', '-3', '1.5', 'many'])('restores the number after %j', async (typed) => {
    const onChange = jest.fn();
    renderBox({ onChange });
    await userEvent.clear(number());
    if (typed !== '') await userEvent.type(number(), typed);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(number()).toHaveValue('2');
  });
});
