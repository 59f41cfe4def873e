export function SearchDialog({ onClose }: { onClose: () => void }) { return <div onClick={onClose} />; }
