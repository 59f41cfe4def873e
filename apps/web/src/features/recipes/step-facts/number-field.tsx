import { TextField } from '#ui';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number that can be missing. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="text"
      inputMode="numeric"
      maxLength={6}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const digits = currentTarget.value.replace(/\D/g, '');
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
