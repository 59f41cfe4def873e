import type { ReactNode } from 'react';

interface AccountRowProps {
  name: string;
  about: ReactNode;
  /** Buttons, and the dialogs that they open. */
  children: ReactNode;
}

export function AccountRow({ name, about, children }: AccountRowProps) {
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{about}</small>
      </div>
      {children}
    </li>
  );
}
