import { Extensions1700000000000 } from './1700000000000-extensions.ts';
import { Jobs1700000100000 } from './1700000100000-jobs.ts';
import { Foundation1700000200000 } from './1700000200000-foundation.ts';
import { RecipeSearch1700000300000 } from './1700000300000-recipe-search.ts';
import { IngredientCorrections1700000400000 } from './1700000400000-ingredient-corrections.ts';
import { ImportReview1700000500000 } from './1700000500000-import-review.ts';
import { IngredientRanges1795176805000 } from './1795176805000-ingredient-ranges.ts';
import { SessionsOfApiTokens1795191869177 } from './1795191869177-sessions-of-api-tokens.ts';
import { ResourceKit1795316656922 } from './1795316656922-resource-kit.ts';
import { LoginAttempts1795339537867 } from './1795339537867-login-attempts.ts';
import { LineWords1795340000000 } from './1795340000000-line-words.ts';
import { AddInviter1795341249908 } from './1795341249908-add-inviter.ts';
import { AddEditor1795342042430 } from './1795342042430-add-editor.ts';
import { LastMadeAsSent1795341191123 } from './1795341191123-last-made-as-sent.ts';
import { TimesInMinutes1795342884387 } from './1795342884387-times-in-minutes.ts';
import { OlderRecipes1795344383122 } from './1795344383122-older-recipes.ts';
import { KeptAnswers1795351187510 } from './1795351187510-kept-answers.ts';
import { AddMealplans1795351777260 } from './1795351777260-add-mealplans.ts';
import { AddShopping1795352290757 } from './1795352290758-add-shopping.ts';
import { AddMealCalendars1795355745183 } from './1795355745183-add-meal-calendars.ts';
import { AddTrash1795367595369 } from './1795367595369-add-trash.ts';
import { AddCommentsTimelineAssets1795368719251 } from './1795368719251-add-comments-timeline-assets.ts';
import { AddRecipeVersions1795370798089 } from './1795370798089-add-recipe-versions.ts';
import { AddShareLinks1795365000000 } from './1795365000000-add-share-links.ts';
import { AddAdministration1795381140000 } from './1795381140000-add-administration.ts';
import { AddNotifications1795382000000 } from './1795382000000-add-notifications.ts';
import { AddBackups1795382304851 } from './1795382304851-add-backups.ts';
import { AddMigrations1795382191757 } from './1795382191757-add-migrations.ts';
import { AddGroupData1795383000000 } from './1795383000000-add-group-data.ts';
import { AddSubRecipes1795382903943 } from './1795382903943-add-sub-recipes.ts';
import { AddScopesAndDevices1795386991855 } from './1795386991855-add-scopes-and-devices.ts';
import { AddAuditLog1795393820682 } from './1795393820682-add-audit-log.ts';
import { AddWaysToSignIn1795394104799 } from './1795394104799-add-ways-to-sign-in.ts';
import { AddTaskControl1795394290488 } from './1795394290488-add-task-control.ts';
import { AddCleanUp1795394174928 } from './1795394174928-add-clean-up.ts';
import { AddFoodDetails1795396147751 } from './1795396147751-add-food-details.ts';
import { AddCookbookConditions1795398426671 } from './1795398426671-add-cookbook-conditions.ts';
import { AddLanguageOfSessions1795398462419 } from './1795398462419-add-language-of-sessions.ts';
import { AddBackupParts1795409988176 } from './1795409988176-add-backup-parts.ts';
import { AddScannedRecipes1795410594000 } from './1795410594000-add-scanned-recipes.ts';
import { AddRecipePictures1795423448290 } from './1795423448290-add-recipe-pictures.ts';
import { AddAmountsMendedAndTablesUndone1795425634235 } from './1795425634235-add-amounts-mended-and-tables-undone.ts';
import { MoveOriginsInMerges1795437292222 } from './1795437292222-move-origins-in-merges.ts';
import { FindWordsThatAreCut1795449210355 } from './1795449210355-find-words-that-are-cut.ts';
import { IndexEventsOfGroups1795566590239 } from './1795566590239-index-events-of-groups.ts';
import { SearchTextInOrder1795580700000 } from './1795580700000-search-text-in-order.ts';
import { AddFailedBackups1795831755674 } from './1795831755674-add-failed-backups.ts';
import { AddErasure1795838773239 } from './1795838773239-add-erasure.ts';
import { AddMatchOfRules1795840000000 } from './1795840000000-add-match-of-rules.ts';
import { AddTextPictures1795841048326 } from './1795841048326-add-text-pictures.ts';
import { AddUndeliveredMails1795842381903 } from './1795842381903-add-undelivered-mails.ts';
import { FindPlurals1795845000000 } from './1795845000000-find-plurals.ts';
import { AddOwnWishOfErasedAccounts1795845126227 } from './1795845126227-add-own-wish-of-erased-accounts.ts';
import { KeepFormerSlugs1795846000000 } from './1795846000000-keep-former-slugs.ts';
import { SearchAnyWord1795847000000 } from './1795847000000-search-any-word.ts';
import { AddExistingOfMigrations1795856183265 } from './1795856183265-add-existing-of-migrations.ts';
import { NumberSlugsOfCookbooks1795857000000 } from './1795857000000-number-slugs-of-cookbooks.ts';
import { AddVisibilityNotice1795857227283 } from './1795857227283-add-visibility-notice.ts';
import { SealDeliverySecrets1795858200000 } from './1795858200000-seal-delivery-secrets.ts';
import { AddTimers1795858748573 } from './1795858748573-add-timers.ts';
import { AddStepFacts1795869235800 } from './1795869235800-add-step-facts.ts';
import { AddCookingPlans1795871124904 } from './1795871124904-add-cooking-plans.ts';
import { AddLastSeenDay1795871322450 } from './1795871322450-add-last-seen-day.ts';
import { SearchNotes1795873345026 } from './1795873345026-search-notes.ts';
import { AddRecipeLanguage1795884337725 } from './1795884337725-add-recipe-language.ts';
import { AddPushSubscriptions1795898554137 } from './1795898554137-add-push-subscriptions.ts';
import { AddRecipeSources1795926621642 } from './1795926621642-add-recipe-sources.ts';
import { AddRecipeLineFoods1795928670072 } from './1795928670072-add-recipe-line-foods.ts';
import { AddCookingPlanHobs1795944203617 } from './1795944203617-add-cooking-plan-hobs.ts';
import { IndexListsAndReferences1795961919039 } from './1795961919039-index-lists-and-references.ts';
import { IndexRecipeLists1795963427093 } from './1795963427093-index-recipe-lists.ts';
import { AddPersons1795963874763 } from './1795963874763-add-persons.ts';
import { AddRecipeFoodFacts1795977715877 } from './1795977715877-add-recipe-food-facts.ts';
import { KeepSentWebhookTime1795979392269 } from './1795979392269-keep-sent-webhook-time.ts';
import { ForgetFoodFactsOnce1795990500000 } from './1795990500000-forget-food-facts-once.ts';
import { AddRecipeFeeds1795992000000 } from './1795992000000-add-recipe-feeds.ts';
import { IndexPicturedRecipes1795993800000 } from './1795993800000-index-pictured-recipes.ts';
import { MergePrivateAddresses1795995000000 } from './1795995000000-merge-private-addresses.ts';
import { IndexRecipeNames1795996200000 } from './1795996200000-index-recipe-names.ts';
import { AddMealEaters1796018097738 } from './1796018097738-add-meal-eaters.ts';
import { AddSessionIdTokens1796034887829 } from './1796034887829-add-session-id-tokens.ts';
import { IndexAuditedWords1796064000000 } from './1796064000000-index-audited-words.ts';
import { AddNewFoods1796094383408 } from './1796094383408-add-new-foods.ts';
import { IndexNamesInOrder1796094400000 } from './1796094400000-index-names-in-order.ts';
import { AddRecipeActions1796129810285 } from './1796129810285-add-recipe-actions.ts';

/** In the order of execution. A released migration must never change. */
export const migrations = [
  Extensions1700000000000,
  Jobs1700000100000,
  Foundation1700000200000,
  RecipeSearch1700000300000,
  IngredientCorrections1700000400000,
  ImportReview1700000500000,
  IngredientRanges1795176805000,
  SessionsOfApiTokens1795191869177,
  ResourceKit1795316656922,
  LoginAttempts1795339537867,
  LineWords1795340000000,
  AddInviter1795341249908,
  AddEditor1795342042430,
  LastMadeAsSent1795341191123,
  TimesInMinutes1795342884387,
  OlderRecipes1795344383122,
  KeptAnswers1795351187510,
  AddMealplans1795351777260,
  AddShopping1795352290757,
  AddMealCalendars1795355745183,
  AddTrash1795367595369,
  AddCommentsTimelineAssets1795368719251,
  AddRecipeVersions1795370798089,
  AddShareLinks1795365000000,
  AddAdministration1795381140000,
  AddNotifications1795382000000,
  AddBackups1795382304851,
  AddMigrations1795382191757,
  AddGroupData1795383000000,
  AddSubRecipes1795382903943,
  AddScopesAndDevices1795386991855,
  AddAuditLog1795393820682,
  AddWaysToSignIn1795394104799,
  AddTaskControl1795394290488,
  AddCleanUp1795394174928,
  AddFoodDetails1795396147751,
  AddCookbookConditions1795398426671,
  AddLanguageOfSessions1795398462419,
  AddBackupParts1795409988176,
  AddScannedRecipes1795410594000,
  AddRecipePictures1795423448290,
  AddAmountsMendedAndTablesUndone1795425634235,
  MoveOriginsInMerges1795437292222,
  FindWordsThatAreCut1795449210355,
  IndexEventsOfGroups1795566590239,
  SearchTextInOrder1795580700000,
  AddFailedBackups1795831755674,
  AddErasure1795838773239,
  AddMatchOfRules1795840000000,
  AddTextPictures1795841048326,
  AddUndeliveredMails1795842381903,
  FindPlurals1795845000000,
  AddOwnWishOfErasedAccounts1795845126227,
  KeepFormerSlugs1795846000000,
  SearchAnyWord1795847000000,
  AddExistingOfMigrations1795856183265,
  NumberSlugsOfCookbooks1795857000000,
  AddVisibilityNotice1795857227283,
  SealDeliverySecrets1795858200000,
  AddTimers1795858748573,
  AddStepFacts1795869235800,
  AddCookingPlans1795871124904,
  AddLastSeenDay1795871322450,
  SearchNotes1795873345026,
  AddRecipeLanguage1795884337725,
  AddPushSubscriptions1795898554137,
  AddRecipeSources1795926621642,
  AddRecipeLineFoods1795928670072,
  AddCookingPlanHobs1795944203617,
  IndexListsAndReferences1795961919039,
  IndexRecipeLists1795963427093,
  AddPersons1795963874763,
  AddRecipeFoodFacts1795977715877,
  KeepSentWebhookTime1795979392269,
  ForgetFoodFactsOnce1795990500000,
  AddRecipeFeeds1795992000000,
  IndexPicturedRecipes1795993800000,
  MergePrivateAddresses1795995000000,
  IndexRecipeNames1795996200000,
  AddMealEaters1796018097738,
  AddSessionIdTokens1796034887829,
  IndexAuditedWords1796064000000,
  AddNewFoods1796094383408,
  IndexNamesInOrder1796094400000,
  AddRecipeActions1796129810285,
];
