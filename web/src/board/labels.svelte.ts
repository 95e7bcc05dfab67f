// Whether the spaces of the map carry their names, as the log and the record write them.

export const labels: { shown: boolean } = $state({ shown: false });
