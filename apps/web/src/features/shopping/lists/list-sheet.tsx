import { useTranslation } from 'react-i18next';
import { PrintSheet } from '../../../shared/printing/print-sheet.tsx';
import { itemText } from '../items/item-text.ts';
import { groupName, isNamed } from './group-name.ts';
import type { ItemGroup } from './groups.ts';
import styles from './list-sheet.module.css';

/** The open items of a list on paper, with a box each, in the order of the screen. */
export function ListSheet({ name, groups }: { name: string; groups: readonly ItemGroup[] }) {
  const { t, i18n } = useTranslation('shopping');
  return (
    <PrintSheet>
      <h1 className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
      <div className={styles.columns}>
        {groups.map((group) => (
          <section key={group.key}>
            {isNamed(group, groups) && (
              <h2>
                <bdi>{groupName(group, t)}</bdi>
              </h2>
            )}
            <ul>
              {group.items.map((item) => {
                const { text, note } = itemText(item, i18n.language);
                return (
                  <li key={item.id}>
                    <bdi>{text}</bdi>
                    {note && (
                      <small>
                        {' '}
                        <bdi>{note}</bdi>
                      </small>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </PrintSheet>
  );
}
