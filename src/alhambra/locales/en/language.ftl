### The language itself, and what every command-line program says: help pages and wrong usage.

# The name of this language, in this language.
language-name = English
language-now = The language is English. Available: { $known }.
language-kept = The language is now English. (Saved in { $path })

# Several things in a sentence. $last: the last one. $rest: the others, with commas.
list-and =
    { $count ->
        [2] { $rest } and { $last }
       *[other] { $rest }, and { $last }
    }
list-or =
    { $count ->
        [2] { $rest } or { $last }
       *[other] { $rest }, or { $last }
    }

help-language = The language: en, es, de. Default: your saved choice, or that of your system.
help-set-language = Set the default language.
help-set-language-epilog =
    This language for one command only: [bold]alhambra play --language de[/bold]

    For a shell: [bold]export ALHAMBRA_LANGUAGE=de[/bold]
help-code = The language to use: en, es or de. Without it: show the current one.
help-help = Show this help and exit.

## The labels of help pages. Short words in capitals stand for what is typed in their place.

usage-usage = Usage:
usage-options-short = [OPTIONS]
usage-command-short = COMMAND [ARGUMENTS]...
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-default = [default: { $value }]
usage-value =
    { $kind ->
        [number] NUMBER
        [path] FILE
       *[text] TEXT
    }
argument-files = FILES
argument-bots = BOTS
argument-language = LANGUAGE

## Wrong usage. $similar: commands or options with a similar name, or none.

usage-no-command =
    { $similar ->
        [none] There is no command "{ $name }".
       *[other] There is no command "{ $name }". Did you mean { $similar }?
    }
usage-no-option =
    { $similar ->
        [none] There is no option { $name }.
       *[other] There is no option { $name }. Similar: { $similar }.
    }
usage-missing = Missing argument: { $name }
usage-extra = Unexpected argument: { $name }
usage-needs-value = { $name } needs a value.
usage-takes-no-value = { $name } takes no value.
usage-not-whole = { $name } needs a whole number.
usage-not-in-range = { $name } needs a whole number from { $least } to { $most }.
usage-not-number = { $name } needs a number.
usage-other = Wrong arguments: { $name }
usage-hint = Help: { $command }

error-unknown-language = There is no language "{ $language }". Known: { $known }.
error-bad-settings = The settings in { $path } cannot be read. Fix the file, or delete it.
error-extra-missing = This needs the package { $package }, which is not installed. Install it with: { $command }
