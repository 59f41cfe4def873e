import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listText } from '#locales';
import { Button, Checkbox, Chip, TextField } from '#ui';
import { useApi } from '../../../shared/api/use-api.ts';
import type { Allergen, Diet, Eaters, Guest } from '../eaters.ts';
import styles from './eaters-fields.module.css';

const DIETS: Diet[] = ['vegan', 'vegetarian', 'pescetarian', 'withoutPork', 'withoutAlcohol'];
const ALLERGENS: Allergen[] = [
  ...(['gluten', 'crustaceans', 'egg', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts'] as const),
  ...(['celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
];

interface EatersFieldsProps {
  eaters: Eaters;
  onChange: (eaters: Eaters) => void;
}

/** Chooses the persons of the household who eat, and adds guests for this time. */
export function EatersFields({ eaters, onChange }: EatersFieldsProps) {
  const { t } = useTranslation('planner');
  const { t: foods, i18n, ready } = useTranslation('foods', { useSuspense: false });
  const { data: persons = [] } = useQuery(useApi().queryOptions('get', '/groups/persons'));
  const [isAdding, setAdding] = useState(false);
  if (!ready) return null;
  const { absent, guests } = eaters;
  const toggle = (id: string, eats: boolean) =>
    onChange({ ...eaters, absent: eats ? absent.filter((one) => one !== id) : [...absent, id] });
  const needsOf = ({ diets, allergies }: Guest) =>
    listText(
      [
        ...diets.map((diet) => foods(`persons.dietNames.${diet}`)),
        ...allergies.map((allergen) => t('suggest.without', { food: foods(`allergens.substances.${allergen}`) })),
      ],
      i18n.language,
    );
  return (
    <fieldset className={styles.eaters}>
      <legend>{t('suggest.eaters')}</legend>
      {persons.length > 0 && (
        <div className={styles.choices}>
          {persons.map(({ id, name }) => (
            <Checkbox key={id} checked={!absent.includes(id)} onChange={(eats) => toggle(id, eats)}>
              {name}
            </Checkbox>
          ))}
        </div>
      )}
      {guests.length > 0 && (
        <div className={styles.guests}>
          {guests.map((guest, index) => (
            <Chip
              // oxlint-disable-next-line react/no-array-index-key -- two guests may have the same name and needs
              key={index}
              removeLabel={t('suggest.removeGuest', { name: guest.name })}
              onRemove={() => onChange({ ...eaters, guests: guests.filter((_, at) => at !== index) })}
            >
              {guest.name}: {needsOf(guest)}
            </Chip>
          ))}
        </div>
      )}
      {isAdding ? (
        <GuestFields
          onAdd={(guest) => {
            onChange({ ...eaters, guests: [...guests, guest] });
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button size="small" onClick={() => setAdding(true)}>
          {t('suggest.addGuest')}
        </Button>
      )}
    </fieldset>
  );
}

function GuestFields({ onAdd, onCancel }: { onAdd: (guest: Guest) => void; onCancel: () => void }) {
  const { t } = useTranslation('planner');
  const { t: foods } = useTranslation('foods', { useSuspense: false });
  const [guest, setGuest] = useState<Guest>({ name: '', diets: [], allergies: [] });
  const { diets, allergies } = guest;
  const isComplete = guest.name.trim() !== '' && diets.length + allergies.length > 0;
  const toggled = <Key extends string>(chosen: Key[], key: Key, on: boolean) =>
    on ? [...chosen, key] : chosen.filter((one) => one !== key);
  return (
    <div className={styles.guest}>
      <TextField
        label={t('suggest.guestName')}
        value={guest.name}
        maxLength={100}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the fields appear on a press, for this
        autoFocus
        onChange={({ currentTarget }) => setGuest({ ...guest, name: currentTarget.value })}
      />
      <fieldset>
        <legend>{t('suggest.guestNeeds')}</legend>
        <div className={styles.choices}>
          {DIETS.map((diet) => (
            <Checkbox
              key={diet}
              checked={diets.includes(diet)}
              onChange={(on) => setGuest({ ...guest, diets: toggled(diets, diet, on) })}
            >
              {foods(`persons.dietNames.${diet}`)}
            </Checkbox>
          ))}
          {ALLERGENS.map((allergen) => (
            <Checkbox
              key={allergen}
              checked={allergies.includes(allergen)}
              onChange={(on) => setGuest({ ...guest, allergies: toggled(allergies, allergen, on) })}
            >
              {t('suggest.without', { food: foods(`allergens.substances.${allergen}`) })}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.guests}>
        <Button size="small" kind="primary" disabled={!isComplete} onClick={() => onAdd(guest)}>
          {t('suggest.addThisGuest')}
        </Button>
        <Button size="small" kind="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  );
}
