import { useState } from 'react';

const KEY = 'sidebar-collapsed';

/** Whether the sidebar is collapsed; stored in this browser. */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'true');
  const toggle = () => {
    localStorage.setItem(KEY, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
