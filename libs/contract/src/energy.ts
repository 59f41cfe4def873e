export const kilojoulesPerKilocalorie = 4.184;
